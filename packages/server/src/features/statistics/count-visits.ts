import { addDays, type IsoDate, lastOfMonth, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { checkupCounts, countedUnits, unitTotals } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { certificateDays, keepDigests } from './certificate-days.store.ts'
import { allUnits, employedAtEnds } from './employed.store.ts'
import type { MonthSpan } from './month-spans.store.ts'
import { type CountedMonth, orderedVisits, replaceTotals, replaceUnitMonths } from './month-totals.store.ts'
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
  const yesterday = addDays(today, -1)
  const spans = months.map((month): MonthSpan => {
    const lastDay = lastOfMonth(month)
    // Who was employed counts on the last day of a month, in a month that runs on yesterday.
    const to = lastDay < yesterday ? lastDay : yesterday
    return { month, to, from: startOfDay(month), before: startOfDay(addDays(to, 1)) }
  })
  // First what the certificates say now: what comes while they are read lets the month be counted again.
  await keepDigests(tx, clientNumber, months)
  const employed = await employedAtEnds(tx, clientNumber, spans)
  const visits = await orderedVisits(tx, clientNumber, spans)
  const days = await certificateDays(tx, clientNumber, spans)
  const counted = spans.map(({ month, to }): CountedMonth => {
    const places = countedUnits(units, employed(month))
    const checkups = checkupCounts(days(month), { from: month, to })
    return {
      ...{ month, places },
      visits: unitTotals(units, places, visits(month), one => `${one.category} ${one.isPreventive}`),
      checkups: unitTotals(units, places, checkups, ({ check, event }) => `${check} ${event}`),
    }
  })
  await replaceUnitMonths(tx, clientNumber, counted)
  await replaceTotals(tx, clientNumber, counted)
}
