import type { RouteFacts } from '../../../parts/route-facts.ts'

export const certificatesPersonRoutes: readonly RouteFacts[] = [
  {
    name: 'certificatesPerson',
    title: { sv: 'Medarbetarens kontroller', en: 'The employee’s check-ups' },
    guard: 'signedIn',
    feature: 'certificates',
    screen: async () => (await import('./person.screen.tsx')).CertificatesPersonScreen,
  },
]
