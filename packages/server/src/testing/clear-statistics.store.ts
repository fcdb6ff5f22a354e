import type { Db } from '../db/database.ts'
import {
  checkupTotals,
  countedMonths,
  healthAreas,
  healthFigures,
  healthYears,
  unitMonths,
  visits,
  visitTotals,
} from '../db/schema/statistics.ts'

/** Forgets every visit and all that is counted, so that a test begins with none of the demo. */
export async function clearStatistics(db: Db): Promise<void> {
  const tables = [visits, countedMonths, unitMonths, visitTotals, checkupTotals]
  for (const table of [...tables, healthFigures, healthAreas, healthYears]) await db.delete(table)
}
