import type { RouteFacts } from '../../parts/route-facts.ts'

export const certificatesRoutes: readonly RouteFacts[] = [
  {
    name: 'certificates',
    title: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
    guard: 'signedIn',
    feature: 'certificates',
    screen: async () => (await import('./list/certificates.screen.tsx')).CertificatesScreen,
  },
  {
    name: 'certificatesTips',
    title: { sv: 'Tips för medicinska kontroller', en: 'Tips for medical check-ups' },
    guard: 'signedIn',
    feature: 'certificates',
    screen: async () => (await import('./tips/tips.screen.tsx')).TipsScreen,
  },
  {
    name: 'certificatesPerson',
    title: { sv: 'Medarbetarens kontroller', en: 'The employee’s check-ups' },
    guard: 'signedIn',
    feature: 'certificates',
    screen: async () => (await import('./person/person.screen.tsx')).CertificatesPersonScreen,
  },
]
