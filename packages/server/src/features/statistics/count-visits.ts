import { type IsoDate, lastOfMonth, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { countedUnits, visitTotals } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { allUnits, employedAtEnds } from './employed.store.ts'
import type { MonthSpan } from './month-spans.store.ts'
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
export async function countMonths(tx: Db, { clientNumber, months, today }: Months): Promise<void> {
  const units = await allUnits(tx, clientNumber)
  const startOfToday = startOfDay(today)
  const spans = months.map((month): MonthSpan => {
    const { from, before } = spanOfDays(month, lastOfMonth(month))
    // Who was employed counts on the last day of a month, in a month that runs on yesterday.
    return { month, from, before: before < startOfToday ? before : startOfToday }
  })
  const employed = await employedAtEnds(tx, clientNumber, spans)
  const visits = await orderedVisits(tx, clientNumber, spans)
  const counted = months.map((month): CountedMonth => {
    const places = countedUnits(units, employed(month))
    return { month, places, totals: visitTotals(units, places, visits(month)) }
  })
  await replaceUnitMonths(tx, clientNumber, counted)
  await replaceTotals(tx, clientNumber, counted)
}
