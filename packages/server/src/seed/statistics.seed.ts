import { dateParts, type Instant, type IsoDate, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { monthsOf, statisticsReach } from '@salvia/core/statistics'
import { demoVisits } from '@salvia/fixtures/demo-world'
import type { Db } from '../db/database.ts'
import { countMonths } from '../features/statistics/count-visits.ts'
import { type CompanyYear, takeYear } from '../features/statistics/health.store.ts'
import { madeFrom, makeYear } from '../features/statistics/make-health-figures.ts'
import { markDue, takeDue } from '../features/statistics/visits.store.ts'
import type { DemoPart } from './demo-part.ts'
import { insertVisits } from './statistics.store.ts'

/**
 * Visits of the company 10401, counted, and the figures about health of the years before, as if the yearly job had made
 * each. Its units tell something each, those below counted with them:
 * - Stab / Ekonomi / Löner / Grupp 3, of four, and the groups of seven beside it: every month stands in the unit above,
 *   which is told and says so.
 * - Stab / HR / Rekrytering / Grupp 1, of twelve: few visits, so that most categories join the other ones; what is about
 *   health is told of the area HR.
 * - Stab / IT, of forty: an area of its own, whose leaders alone are too few, so that it is told with units below.
 * - Produktion, of almost three hundred: all series, and several areas below it.
 * Own bookings began with the first year, of which they are a gap (`few-in`); later they are told of the whole company.
 */
export const statisticsSeed: DemoPart = async (tx, { world, now }) => {
  const today = stockholmDate(now)
  const visits = demoVisits(world, today)
  await insertVisits(tx, visits)
  for (const clientNumber of new Set(visits.map(visit => visit.clientNumber)))
    await countReach(tx, { clientNumber, today, now })
  const { from } = statisticsReach(today)
  for (let { year } = dateParts(from); madeFrom(year) <= today; year++)
    for (const { clientNumber } of world.companies) await makePastYear(tx, { clientNumber, year })
}

interface Counted {
  readonly clientNumber: string
  readonly today: IsoDate
  readonly now: Instant
}

/** Counts all months of a company that can be asked about at once: nobody else waits for them. */
async function countReach(tx: Db, { clientNumber, today, now }: Counted): Promise<void> {
  const reach = monthsOf(statisticsReach(today))
  await markDue(
    tx,
    reach.map(month => ({ clientNumber, month })),
  )
  const months = await takeDue(tx, { clientNumber, most: reach.length, now })
  await countMonths(tx, { clientNumber, months, today })
}

async function makePastYear(tx: Db, year: CompanyYear): Promise<void> {
  await takeYear(tx, year, startOfDay(madeFrom(year.year)))
  await makeYear(tx, year)
}
