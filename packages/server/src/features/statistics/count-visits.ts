import { type IsoDate, lastOfMonth, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { countedUnits, visitTotals } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { allUnits, employedAt } from './employed.store.ts'
import { spanOfDays } from './span.ts'
import { type CountedMonth, orderedVisits, replaceTotals, replaceUnitMonths } from './visit-totals.store.ts'
import { dueCompanies, takeDue } from './visits.store.ts'

/** So many months of a company are counted in one transaction. */
const MONTHS_AT_ONCE = 12

/**
 * Counts every month that is due, a year of a company in a transaction: two processes share the work, and one that is
 * killed leaves the months due.
 */
export async function countDueMonths({ db, clock, faultPoint }: Services): Promise<void> {
  for (const clientNumber of await dueCompanies(db)) {
    const countSome = () =>
      transaction(db, async tx => {
        const now = clock.now()
        const months = await takeDue(tx, { clientNumber, most: MONTHS_AT_ONCE, now })
        if (months.length > 0) await countMonths(tx, { clientNumber, months, today: stockholmDate(now) })
        faultPoint('visits counted: before commit')
        return months.length
      })
    while ((await countSome()) === MONTHS_AT_ONCE);
  }
}

interface Months {
  readonly clientNumber: string
  readonly months: readonly IsoDate[]
  readonly today: IsoDate
}

/** Counts what the employer ordered in some months, up to yesterday. */
async function countMonths(tx: Db, { clientNumber, months, today }: Months): Promise<void> {
  const units = await allUnits(tx, clientNumber)
  const counted: CountedMonth[] = []
  for (const month of months) {
    const { from, before: end } = spanOfDays(month, lastOfMonth(month))
    const startOfToday = startOfDay(today)
    // Who was employed counts on the last day of a month, in a month that runs on yesterday.
    const before = end < startOfToday ? end : startOfToday
    const places = countedUnits(units, await employedAt(tx, clientNumber, before))
    const counts = await orderedVisits(tx, { clientNumber, from, before })
    counted.push({ month, places, totals: visitTotals(units, places, counts) })
  }
  await replaceUnitMonths(tx, clientNumber, counted)
  await replaceTotals(tx, clientNumber, counted)
}
