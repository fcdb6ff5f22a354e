import { orderKeys, type StoredOrderContents } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { matters } from '../db/schema/matters.ts'
import { orderUnits } from '../db/schema/orders.ts'
import { employees, units } from '../db/schema/organisation.ts'
import { insertMessage } from '../features/matters/conversation.store.ts'
import { type OrderHead, type OrderRow, selectOrders } from '../features/orders/orders.store.ts'
import { addOrder, changeOrder } from './queued-orders.store.ts'
import { TEST_NOW } from './template.ts'

/** The fields of an order that a test sets. The rest is made up. */
export type FollowedOrder = Partial<OrderHead> & {
  /** Email of who made it, and follows it. */
  readonly maker: string
  readonly contents?: Partial<StoredOrderContents>
  /** Of an order for units. */
  readonly unitIds?: readonly string[]
}

const CONTENTS: StoredOrderContents = {
  service: { id: 'halsoundersokning', name: { sv: 'Hälsoundersökning', en: 'Health check' } },
  subCategories: [],
  ...{ subject: null, message: 'Trötthet sedan i höstas.', description: null, location: null, place: null },
  ...{ visitsPerEmployee: null, individualVisits: false },
  ...{ userMobilePhone: '+46701740605', purchaseOrderNumber: null, feedback: null },
}

/** Adds an order, as it is once it is sent, with all that it is found by; for an employee, or else for units. */
export async function addFollowedOrder(
  db: Db,
  { maker, contents: given, unitIds = [], ...row }: FollowedOrder,
): Promise<OrderRow['order']> {
  const named =
    unitIds.length === 0
      ? []
      : await db
          .select()
          .from(units)
          .where(inArray(units.id, [...unitIds]))
  const made = await addOrder(db, {
    ...{ createdAt: TEST_NOW, orderKind: row.employeeId ? 'person' : 'group' },
    ...row,
    maker,
    contents: { ...CONTENTS, ...given },
    units: named.map(({ id: unitId, path }) => ({ unitId, path })),
  })
  const { number, makerName, contents } = made
  const paths = named.map(({ path }) => path)
  const keys = orderKeys({
    number,
    service: contents.service.name,
    clinic: null,
    maker: makerName,
    units: paths,
  })
  await changeOrder(db, made.id, keys)
  return { ...made, ...keys }
}

/** Writes a message of the provider, as the back office would. Answers its number. */
export function answerOrder(db: Db, id: string, text: string, at: Instant): Promise<number> {
  return db.transaction(async tx => {
    const message = { party: 'provider' as const, text, at, senderAccountId: null, senderName: 'Eva Lind' }
    const written = await insertMessage(tx, id, message)
    if (!written) throw new Error('There is no such order.')
    return written.number
  })
}

/** The open units of a company, the root first. */
export async function openUnits(db: Db, clientNumber: string): Promise<(typeof units.$inferSelect)[]> {
  const rows = await db.select().from(units).where(eq(units.clientNumber, clientNumber))
  return rows.filter(({ endedAt }) => endedAt === null).sort((a, b) => a.path.length - b.path.length)
}

/** Every employee of a company, whoever has left and prospective ones included. */
export function everyEmployee(db: Db, clientNumber: string): Promise<(typeof employees.$inferSelect)[]> {
  return db.select().from(employees).where(eq(employees.clientNumber, clientNumber))
}

export async function closeUnit(db: Db, id: string, endedAt: Instant | null): Promise<void> {
  await db.update(units).set({ endedAt }).where(eq(units.id, id))
}

/** The orders of a company with the ids of their units. */
export async function ordersWithUnits(db: Db, clientNumber: string) {
  const rows = await selectOrders(db, eq(matters.clientNumber, clientNumber))
  const named = await db.select().from(orderUnits)
  return rows.map(({ order }) => ({
    order,
    unitIds: named.filter(({ orderId }) => orderId === order.id).map(({ unitId }) => unitId),
  }))
}
