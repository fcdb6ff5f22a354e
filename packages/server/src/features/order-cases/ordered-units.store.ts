import { count, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { orderUnits } from '../../db/schema/orders.ts'

/** How many units orders have, and the name of the one that comes first. */
export async function unitsOfOrders(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly count: number; readonly first: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: orderUnits.orderId,
      count: count(),
      first: sql<string>`min(array_to_string(${orderUnits.path}, ' / '))`,
    })
    .from(orderUnits)
    .where(inArray(orderUnits.orderId, [...ids]))
    .groupBy(orderUnits.orderId)
  return new Map(rows.map(({ id, ...units }) => [id, units]))
}
