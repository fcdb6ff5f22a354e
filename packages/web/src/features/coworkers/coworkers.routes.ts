import type { RouteFacts } from '../../parts/route-facts.ts'

export const coworkersRoutes: readonly RouteFacts[] = [
  {
    name: 'coworkers',
    title: { sv: 'Medarbetare', en: 'Employees' },
    guard: 'signedIn',
    feature: 'coworkers',
    screen: async () => (await import('./list/coworkers.screen.tsx')).CoworkersScreen,
  },
]
