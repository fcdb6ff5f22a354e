import type { Instant } from '@salvia/core/primitives'
import { and, asc, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import { isOrder } from './orders.store.ts'

/** Orders whose latest event lies before a moment, the oldest first. */
export function ordersBefore(
  db: Db,
  before: Instant,
  limit: number,
): Promise<{ id: string; employeeId: string | null; latestEventAt: Instant }[]> {
  const { id, employeeId, latestEventAt } = matters
  return db
    .select({ id, employeeId, latestEventAt })
    .from(matters)
    .where(and(isOrder, lt(latestEventAt, before)))
    .orderBy(asc(latestEventAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Deletes orders with all that hangs on them: messages, notes, readers, rows of files, units, steps. */
export async function deleteOrders(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(matters).where(inArray(matters.id, [...ids]))
}
