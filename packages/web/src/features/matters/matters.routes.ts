import type { MATTER_KINDS, MatterKind } from '@salvia/core/matters'
import type { RouteFacts } from '../../parts/route-facts.ts'

type MatterFunction = (typeof MATTER_KINDS)[MatterKind]['caseWorkerFunction']

/** The functions of all kinds of matters. Written out, since the kinds themselves would load with the first page. */
const MATTER_FUNCTIONS: Readonly<Record<MatterFunction, true>> = { orders: true, complaints: true }

export const mattersRoutes: readonly RouteFacts[] = [
  {
    name: 'backOfficeMatters',
    title: { sv: 'Ärenden', en: 'Matters' },
    guard: 'caseWorker',
    caseWorkerFunctions: Object.keys(MATTER_FUNCTIONS) as MatterFunction[],
    screen: async () => (await import('./queue/matter-queue.screen.tsx')).MatterQueueScreen,
  },
]
