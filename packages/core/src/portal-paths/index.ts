export { PORTAL_PATHS } from './paths.gen.ts'
