import type { PortalPage } from '@salvia/core/portal-paths'
import type { RouteFacts } from '../parts/route-facts.ts'
import { routesOfFeatures } from './routes.gen.ts'

/** The start page, whose content comes from the features. */
const START: RouteFacts = {
  name: 'start',
  title: { sv: 'Start', en: 'Start' },
  guard: 'signedIn',
  feature: 'dashboard',
  screen: async () => (await import('./dashboard-table.tsx')).loadDashboard(),
}

/** The page of one employee, whose timeline links to the pages of the features. */
const COWORKER: RouteFacts = {
  name: 'coworker',
  title: { sv: 'Medarbetare', en: 'Employee' },
  guard: 'signedIn',
  feature: 'coworkers',
  screen: async () => (await import('./coworker-table.tsx')).loadCoworker(),
}

/** The components of the design system in all their states. Not part of the production build. */
const GALLERY: RouteFacts = {
  name: 'gallery',
  title: { sv: 'Komponenter', en: 'Components' },
  guard: 'anyone',
  screen: async () => (await import('../gallery/gallery.screen.tsx')).GalleryScreen,
}

/** THE table of screens. A screen that is not here has no route, no menu item and no link. @spec §2 */
export const ROUTES: readonly RouteFacts[] = [
  START,
  COWORKER,
  ...routesOfFeatures,
  ...(import.meta.env.DEV ? [GALLERY] : []),
]

/** The table row of a screen, or undefined when the screen is not built yet. */
export function routeOf(name: PortalPage): RouteFacts | undefined {
  return ROUTES.find(route => route.name === name)
}
