export { PORTAL_PATHS } from './paths.gen.ts'
export { type PortalPage, portalPath } from './portal-paths.ts'
