import type { IsoDate } from '@salvia/core/primitives'
import type { MonthCheckups, MonthVisits, Period } from '@salvia/core/statistics'
import { and, between, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { checkupTotals, unitMonths, visitTotals } from '../../db/schema/statistics.ts'

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

/** Whether units below with too few employed are counted in a unit in any month of a period. One where nobody works adds nothing. */
export async function includesSmallUnits(
  db: Db,
  { clientNumber, unitId, period }: { clientNumber: string; unitId: string; period: Period },
): Promise<boolean> {
  const found = await db
    .select({ month: unitMonths.month })
    .from(unitMonths)
    .where(
      and(
        eq(unitMonths.clientNumber, clientNumber),
        between(unitMonths.month, period.from, period.to),
        eq(unitMonths.countedIn, unitId),
        ne(unitMonths.unitId, unitId),
        gt(unitMonths.employed, 0),
      ),
    )
    .limit(1)
  return found.length > 0
}

interface UnitAsked {
  readonly unitId: string
  readonly isRecursive: boolean
  readonly period: Period
}

/** The visits that are counted for a unit, itself or with those below, in each month of a period. */
export async function unitVisits(db: Db, { unitId, isRecursive, period }: UnitAsked): Promise<MonthVisits[]> {
  const { month, category, isPreventive, own, below } = visitTotals
  return db
    .select({ month, category, isPreventive, count: isRecursive ? below : own })
    .from(visitTotals)
    .where(and(eq(visitTotals.unitId, unitId), between(month, period.from, period.to)))
}

/** The check-ups that are counted for a unit, itself or with those below, in each month of a period. */
export async function unitCheckups(
  db: Db,
  { unitId, isRecursive, period }: UnitAsked,
): Promise<MonthCheckups[]> {
  const { month, check, event, own, below } = checkupTotals
  return db
    .select({ month, check, event, count: isRecursive ? below : own })
    .from(checkupTotals)
    .where(and(eq(checkupTotals.unitId, unitId), between(month, period.from, period.to)))
}

/** Whether any visit or check-up of a company is counted. */
export async function hasCounts(db: Db, clientNumber: string): Promise<boolean> {
  for (const totals of [visitTotals, checkupTotals]) {
    const found = await db
      .select({ month: totals.month })
      .from(totals)
      .where(eq(totals.clientNumber, clientNumber))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}
