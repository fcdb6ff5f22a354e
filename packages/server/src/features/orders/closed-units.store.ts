import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { units } from '../../db/schema/organisation.ts'

/** For each closed unit of a company the nearest open unit above it; null where there is none. */
export type OpenUnitOf = ReadonlyMap<string, string | null>

/**
 * Who ordered for a unit that has been closed since, and who sees that order: whoever orders for the nearest open unit
 * above it.
 */
export async function closedUnits(db: Db, clientNumber: string): Promise<OpenUnitOf> {
  const rows = await db
    .select({ id: units.id, parentId: units.parentId, endedAt: units.endedAt })
    .from(units)
    .where(eq(units.clientNumber, clientNumber))
  const byId = new Map(rows.map(row => [row.id, row]))
  const openAbove = (id: string | null): string | null => {
    const unit = id === null ? undefined : byId.get(id)
    if (!unit) return null
    return unit.endedAt === null ? unit.id : openAbove(unit.parentId)
  }
  return new Map(rows.filter(({ endedAt }) => endedAt !== null).map(({ id }) => [id, openAbove(id)]))
}
