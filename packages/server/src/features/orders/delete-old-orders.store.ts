import type { Instant } from '@salvia/core/primitives'
import { asc, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { orders } from '../../db/schema/orders.ts'

/** Orders whose latest event lies before a moment, the oldest first. */
export function ordersBefore(
  db: Db,
  before: Instant,
  limit: number,
): Promise<{ id: string; employeeId: string | null; latestEventAt: Instant }[]> {
  const { id, employeeId, latestEventAt } = orders
  return db
    .select({ id, employeeId, latestEventAt })
    .from(orders)
    .where(lt(latestEventAt, before))
    .orderBy(asc(latestEventAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Deletes orders with all that hangs on their conversations: messages, notes, readers, rows of files, units, steps. */
export async function deleteOrders(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(conversations).where(inArray(conversations.id, [...ids]))
}
