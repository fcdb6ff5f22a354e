import type { RouteFacts } from '../../../parts/route-facts.ts'

export const certificatesRoutes: readonly RouteFacts[] = [
  {
    name: 'certificates',
    title: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    guard: 'signedIn',
    feature: 'certificates',
    screen: async () => (await import('./certificates.screen.tsx')).CertificatesScreen,
  },
]
