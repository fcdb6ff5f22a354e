export { PORTAL_PATHS, type PortalPage, portalPath } from './portal-paths.ts'
