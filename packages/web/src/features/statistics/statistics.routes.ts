import type { RouteFacts } from '../../parts/route-facts.ts'

export const statisticsRoutes: readonly RouteFacts[] = [
  {
    name: 'statistics',
    title: { sv: 'Statistik', en: 'Statistics' },
    guard: 'signedIn',
    feature: 'statistics',
    screen: async () => (await import('./statistics.screen.tsx')).StatisticsScreen,
  },
]
