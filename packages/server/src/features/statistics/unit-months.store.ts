import type { IsoDate } from '@salvia/core/primitives'
import type { MonthVisits, Period } from '@salvia/core/statistics'
import { and, between, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { unitMonths, visitTotals } from '../../db/schema/statistics.ts'

/** Where a unit stands in each counted month of a period. */
export function unitMonthsOf(
  db: Db,
  unitId: string,
  { from, to }: Period,
): Promise<{ month: IsoDate; countedIn: string; employed: number; employedBelow: number }[]> {
  const { month, countedIn, employed, employedBelow } = unitMonths
  return db
    .select({ month, countedIn, employed, employedBelow })
    .from(unitMonths)
    .where(and(eq(unitMonths.unitId, unitId), between(month, from, to)))
}

/** The visits that are counted for a unit, itself or with those below, in each month of a period. */
export async function unitVisits(
  db: Db,
  {
    unitId,
    isRecursive,
    period,
  }: { readonly unitId: string; readonly isRecursive: boolean; readonly period: Period },
): Promise<MonthVisits[]> {
  const { month, category, isPreventive, own, below } = visitTotals
  return db
    .select({ month, category, isPreventive, count: isRecursive ? below : own })
    .from(visitTotals)
    .where(and(eq(visitTotals.unitId, unitId), between(month, period.from, period.to)))
}

/** Whether the visits of a company are counted at all. */
export async function hasCounts(db: Db, clientNumber: string): Promise<boolean> {
  const found = await db
    .select({ month: visitTotals.month })
    .from(visitTotals)
    .where(eq(visitTotals.clientNumber, clientNumber))
    .limit(1)
  return found.length > 0
}
