import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { attachments, internalNotes, matterReaders, matterSteps, matters } from '../db/schema/matters.ts'
import { orderUnits } from '../db/schema/orders.ts'
import { employees } from '../db/schema/organisation.ts'
import { outgoingChanges } from '../db/schema/outgoing.ts'
import { findOrder, type OrderRow, selectOrders } from '../features/orders/orders.store.ts'
import { TEST_NOW } from './template.ts'
import { accountOf } from './test.store.ts'

/** Every order of every customer, by number. */
export async function ordersOf(db: Db): Promise<OrderRow['order'][]> {
  return byNumber(await selectOrders(db, sql`true`))
}

const byNumber = (rows: readonly OrderRow[]) =>
  rows.map(({ order }) => order).sort((one, other) => one.number - other.number)

/** Takes the number that the next order would have. */
export async function nextOrderNumber(db: Db): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('order_numbers') as number`)
  return Number(rows[0]?.number)
}

export function attachmentsOf(db: Db): Promise<(typeof attachments.$inferSelect)[]> {
  return db.select().from(attachments)
}

export function outgoingChangesOf(db: Db): Promise<(typeof outgoingChanges.$inferSelect)[]> {
  return db.select().from(outgoingChanges).orderBy(asc(outgoingChanges.number))
}

export async function changeAttachment(
  db: Db,
  id: string,
  change: Partial<typeof attachments.$inferInsert>,
): Promise<void> {
  await db.update(attachments).set(change).where(eq(attachments.id, id))
}

/** Deletes an order with all that belongs to it, as the job does. */
export async function deleteOrder(db: Db, id: string): Promise<void> {
  await db.delete(matters).where(eq(matters.id, id))
}

/** Writes a note between case workers. */
export async function addNote(db: Db, orderId: string, text: string): Promise<void> {
  const { id: accountId } = await accountOf(db, 'handlaggare@demo.example')
  await db
    .insert(internalNotes)
    .values({ matterId: orderId, accountId, by: 'Hanna Leijon', text, at: TEST_NOW })
}

/** Changes something of an order that its readers can see. */
export async function nameHandler(tx: Db, id: string, handlerName: string): Promise<void> {
  await tx.update(matters).set({ handlerName }).where(eq(matters.id, id))
}

/** Everything that is stored of one order. */
export async function storedOrder(db: Db, id: string) {
  const found = await findOrder(db, id)
  if (!found) throw new Error('There is no such order.')
  const { order } = found
  const followers = await db
    .select()
    .from(matterReaders)
    .where(and(eq(matterReaders.matterId, id), eq(matterReaders.isFollowing, true)))
  return {
    order,
    units: await db.select().from(orderUnits).where(eq(orderUnits.orderId, id)).orderBy(asc(orderUnits.path)),
    steps: await db.select().from(matterSteps).where(eq(matterSteps.matterId, id)),
    followers: followers.map(({ accountId }) => accountId),
    files: await db.select().from(attachments).where(eq(attachments.matterId, id)),
    changes: await db.select().from(outgoingChanges).where(eq(outgoingChanges.objectId, id)),
  }
}

/** The orders whose maker has an account, the oldest first. */
export async function ordersMadeBy(db: Db, accountId: string) {
  return byNumber(await selectOrders(db, eq(matters.makerAccountId, accountId)))
}

/** The prospective employees of a company. */
export async function prospectsOf(db: Db, clientNumber: string) {
  return db
    .select()
    .from(employees)
    .where(and(eq(employees.clientNumber, clientNumber), eq(employees.isProspective, true)))
    .orderBy(asc(employees.pid), asc(employees.unitId))
}
