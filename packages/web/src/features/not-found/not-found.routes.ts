import type { RouteFacts } from '../../parts/route-facts.ts'

export const notFoundRoutes: readonly RouteFacts[] = [
  {
    name: 'notFound',
    title: { sv: 'Okänd sida', en: "Page doesn't exist" },
    guard: 'anyone',
    screen: async () => (await import('./not-found.screen.tsx')).NotFoundScreen,
  },
]
