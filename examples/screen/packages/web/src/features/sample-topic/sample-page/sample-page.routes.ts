import type { RouteFacts } from '../../../parts/route-facts.ts'

export const sampleTopicSamplePageRoutes: readonly RouteFacts[] = [
  {
    name: 'sampleTopicSamplePage',
    title: { sv: 'Sample page', en: 'Sample page' },
    guard: 'signedIn',
    feature: 'sample-topic',
    screen: async () => (await import('./sample-page.screen.tsx')).SamplePageScreen,
  },
]
