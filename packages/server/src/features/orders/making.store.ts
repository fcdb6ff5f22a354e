import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { employmentsOf } from '../../access/employment.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { orders, orderUnits } from '../../db/schema/orders.ts'
import type { OrderRow, OrderUnitRow } from './orders.store.ts'

/** The number of the next order. One that is not used, since its order failed, stays unused. */
export async function nextOrderNumber(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ number: number }>(sql`select nextval('order_numbers')::int as number`)
  const [row] = rows
  if (!row) throw new Error('The order was not numbered.')
  return row.number
}

export async function insertOrder(
  tx: Db,
  row: typeof orders.$inferInsert,
  units: readonly Omit<OrderUnitRow, 'orderId'>[],
): Promise<OrderRow['order']> {
  const [order] = await tx.insert(orders).values(row).returning()
  if (!order) throw new Error('The order was not kept.')
  if (units.length > 0) {
    await tx.insert(orderUnits).values(units.map(unit => ({ ...unit, orderId: order.id })))
  }
  return order
}

/** The identity numbers of a user’s own employments, which an account without a number has too. */
export async function ownNumbers(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await db.execute<{ pid: string }>(sql`
    select e.pid from (${employmentsOf(sql`linked.account_id = ${accountId}`)}) own
    join employees e on e.id = own.employee_id`)
  return rows.map(({ pid }) => pid)
}

/** An order whose receipt has not been mailed, with its maker’s account. */
export async function unmailedReceipt(
  db: Db,
  id: string,
): Promise<
  | { order: OrderRow['order']; maker: Pick<typeof accounts.$inferSelect, 'email' | 'locale' | 'state'> }
  | undefined
> {
  const { email, locale, state } = accounts
  const [row] = await db
    .select({ order: orders, maker: { email, locale, state } })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.makerAccountId))
    .where(and(eq(orders.id, id), isNull(orders.receiptMailedAt)))
  return row
}

/** Notes that the receipt was mailed. No change of the order: its version stays. */
export async function noteReceipt(db: Db, id: string, at: Instant): Promise<void> {
  await db.update(orders).set({ receiptMailedAt: at }).where(eq(orders.id, id))
}
