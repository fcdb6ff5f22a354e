import type { RouteFacts } from '../../parts/route-facts.ts'

export const ordersRoutes: readonly RouteFacts[] = [
  {
    name: 'services',
    title: { sv: 'Tjänster', en: 'Services' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./services/services.screen.tsx')).ServicesScreen,
  },
  {
    name: 'service',
    title: { sv: 'Tjänst', en: 'Service' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./services/service.screen.tsx')).ServiceScreen,
  },
]
