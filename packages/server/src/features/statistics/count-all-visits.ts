import { stockholmDate } from '@salvia/core/primitives'
import { monthsOf, statisticsReach } from '@salvia/core/statistics'
import type { Services } from '../../services.ts'
import { countDueMonths } from './count-visits.ts'
import { markUncounted } from './visits.store.ts'

/** Counts the months that have changed, and all that can be asked about of a company whose first visit or certificate has come. */
export async function countAllVisits(services: Services): Promise<void> {
  await markUncounted(services.db, monthsOf(statisticsReach(stockholmDate(services.clock.now()))))
  await countDueMonths(services)
}
