import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { healthAreas, healthFigures, healthYears } from '../../db/schema/statistics.ts'

/** Calendar years, both included. */
export interface Years {
  readonly first: number
  readonly last: number
}

/** The years of a company whose figures about health are made, in their order. */
export async function madeYears(db: Db, clientNumber: string, { first, last }: Years): Promise<number[]> {
  const rows = await db
    .select({ year: healthYears.year })
    .from(healthYears)
    .where(and(eq(healthYears.clientNumber, clientNumber), between(healthYears.year, first, last)))
    .orderBy(asc(healthYears.year))
  return rows.map(({ year }) => year)
}

/** What is told of one graph of a company, by year and area. */
export function figuresOf(
  db: Db,
  { clientNumber, graph, years }: { clientNumber: string; graph: 'reasons' | 'own'; years: Years },
): Promise<(typeof healthFigures.$inferSelect)[]> {
  return db
    .select()
    .from(healthFigures)
    .where(
      and(
        eq(healthFigures.clientNumber, clientNumber),
        eq(healthFigures.graph, graph),
        between(healthFigures.year, years.first, years.last),
      ),
    )
    .orderBy(asc(healthFigures.year), asc(healthFigures.areaId))
}

/** The areas that hold some units, by year. */
export function areasHolding(
  db: Db,
  unitIds: readonly string[],
  { first, last }: Years,
): Promise<{ unitId: string; year: number; areaId: string }[]> {
  const { unitId, year, areaId } = healthAreas
  return db
    .select({ unitId, year, areaId })
    .from(healthAreas)
    .where(and(inArray(unitId, [...unitIds]), between(year, first, last)))
}
