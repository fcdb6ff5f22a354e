import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { employmentsOf } from '../../access/employment.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { matters } from '../../db/schema/matters.ts'
import { orderContents, orderUnits } from '../../db/schema/orders.ts'
import { type OrderRow, type OrdersOwn, type OrderUnitRow, orderColumns } from './orders.store.ts'

/** What is stored of a new order. */
type NewOrder = Omit<typeof matters.$inferInsert, 'kind'> & Pick<OrderRow['order'], OrdersOwn | 'contents'>

export async function insertOrder(
  tx: Db,
  { contents, ...row }: NewOrder,
  units: readonly Omit<OrderUnitRow, 'orderId'>[],
): Promise<OrderRow['order']> {
  const [matter] = await tx
    .insert(matters)
    .values({ ...row, kind: 'order' })
    .returning(orderColumns)
  if (!matter) throw new Error('The order was not kept.')
  await tx.insert(orderContents).values({ id: matter.id, contents })
  if (units.length > 0) {
    await tx.insert(orderUnits).values(units.map(unit => ({ ...unit, orderId: matter.id })))
  }
  return { ...matter, contents }
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
    .select({ order: { ...orderColumns, contents: orderContents.contents }, maker: { email, locale, state } })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .innerJoin(accounts, eq(accounts.id, matters.makerAccountId))
    .where(and(eq(matters.id, id), isNull(matters.receiptMailedAt)))
  return row
}

/** Notes that the receipt was mailed. No change of the order: its version stays. */
export async function noteReceipt(db: Db, id: string, at: Instant): Promise<void> {
  await db.update(matters).set({ receiptMailedAt: at }).where(eq(matters.id, id))
}
