import type { Instant } from '@salvia/core/primitives'
import type { HealthYear, Told } from '@salvia/core/statistics'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { insertAll } from '../../db/insert-all.store.ts'
import { healthAreas, healthFigures, healthYears } from '../../db/schema/statistics.ts'

/** A year of a company. */
export interface CompanyYear {
  readonly clientNumber: string
  readonly year: number
}

/** The companies, open or closed, whose figures of a year are not made yet. */
export async function companiesWithout(db: Db, year: number): Promise<string[]> {
  const { rows } = await db.execute<{ clientNumber: string }>(sql`
    select c.client_number "clientNumber" from companies c
    where not exists (
      select 1 from health_years h where h.client_number = c.client_number and h.year = ${year})
    order by 1`)
  return rows.map(({ clientNumber }) => clientNumber)
}

/** Takes a year to make. False if it is made already. */
export async function takeYear(tx: Db, year: CompanyYear, now: Instant): Promise<boolean> {
  const taken = await tx
    .insert(healthYears)
    .values({ ...year, madeAt: now })
    .onConflictDoNothing()
    .returning({ year: healthYears.year })
  return taken.length > 0
}

export async function insertHealthYear(
  tx: Db,
  { clientNumber, year }: CompanyYear,
  { areas, reasons, own }: HealthYear,
): Promise<void> {
  await insertAll(
    tx,
    healthAreas,
    [...areas].map(([unitId, areaId]) => ({ unitId, year, areaId })),
  )
  const of = { clientNumber, year }
  await insertAll(tx, healthFigures, [
    ...reasons.map(told => ({
      ...of,
      graph: 'reasons' as const,
      ...columnsOf(told, ({ people, causes }) => ({ people, causes })),
    })),
    ...own.map(told => ({
      ...{ ...of, graph: 'own' as const },
      ...columnsOf(told, people => ({ people, causes: null })),
    })),
  ])
}

function columnsOf<T>(
  told: Told<T>,
  shown: (figure: T) => Pick<typeof healthFigures.$inferInsert, 'people' | 'causes'>,
) {
  const { areaId, employed } = told
  if ('gap' in told) return { areaId, employed, gap: told.gap, people: null, causes: null }
  return { areaId, employed, gap: null, ...shown(told.figure) }
}
