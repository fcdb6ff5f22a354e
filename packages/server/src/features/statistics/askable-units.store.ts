import type { Instant } from '@salvia/core/primitives'
import { and, eq, gte } from 'drizzle-orm'
import type { NamedUnit } from '../../access/group-facts.store.ts'
import type { Db } from '../../db/database.ts'
import { units } from '../../db/schema/organisation.ts'

/** The units of a company that have ended, at a moment or later. */
export function unitsEndedSince(db: Db, clientNumber: string, since: Instant): Promise<NamedUnit[]> {
  const { id, parentId, path } = units
  return db
    .select({ id, parentId, path, clientNumber: units.clientNumber })
    .from(units)
    .where(and(eq(units.clientNumber, clientNumber), gte(units.endedAt, since)))
}
