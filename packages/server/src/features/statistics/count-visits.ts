import { type IsoDate, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { countedUnits, visitTotals } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { lastOfMonth, spanOfDays } from './calendar-months.ts'
import { allUnits, employedAt } from './employed.store.ts'
import { orderedVisits, replaceTotals, replaceUnitMonths } from './visit-totals.store.ts'
import { type CompanyMonth, dueMonths, takeDue } from './visits.store.ts'

/**
 * Counts every month that is due, each in a transaction of its own: two processes share the work, and one that is killed
 * leaves the month due.
 */
export async function countDueMonths({ db, clock, faultPoint }: Services): Promise<void> {
  for (const month of await dueMonths(db))
    await transaction(db, async tx => {
      const now = clock.now()
      if (!(await takeDue(tx, month, now))) return
      await countMonth(tx, month, stockholmDate(now))
      faultPoint('visits counted: before commit')
    })
}

/**
 * Counts what the employer ordered in a month, up to yesterday. Who was employed counts on its last day, in a month that
 * runs on yesterday.
 */
async function countMonth(tx: Db, { clientNumber, month }: CompanyMonth, today: IsoDate): Promise<void> {
  const { from, before: end } = spanOfDays(month, lastOfMonth(month))
  const startOfToday = startOfDay(today)
  const before = end < startOfToday ? end : startOfToday
  const units = await allUnits(tx, clientNumber)
  const places = countedUnits(units, await employedAt(tx, clientNumber, before))
  const counts = await orderedVisits(tx, { clientNumber, from, before })
  await replaceUnitMonths(tx, { clientNumber, month }, places)
  await replaceTotals(tx, { clientNumber, month }, visitTotals(units, places, counts))
}
