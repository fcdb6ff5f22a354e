import type { RouteFacts } from '../../parts/route-facts.ts'

export const accessibilityRoutes: readonly RouteFacts[] = [
  {
    name: 'accessibility',
    title: { sv: 'Tillgänglighetsredogörelse', en: 'Accessibility statement' },
    guard: 'anyone',
    screen: async () => (await import('./accessibility.screen.tsx')).AccessibilityScreen,
  },
]
