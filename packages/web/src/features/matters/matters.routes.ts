import type { RouteFacts } from '../../parts/route-facts.ts'

export const mattersRoutes: readonly RouteFacts[] = [
  {
    name: 'backOfficeMatters',
    title: { sv: 'Ärenden', en: 'Matters' },
    guard: 'caseWorker',
    // Those of the kinds that the product has. Written out, since the kinds themselves would load with the first page.
    caseWorkerFunctions: ['orders'],
    screen: async () => (await import('./queue/matter-queue.screen.tsx')).MatterQueueScreen,
  },
]
