import type { Instant } from '@salvia/core/primitives'
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { type SimulatedScript, simulatedBankIdOrders } from '../db/schema/bankid.ts'

export type SimulatedOrder = typeof simulatedBankIdOrders.$inferSelect

const { orderRef, autoStartToken, qrStartToken, startedAt, endedAt } = simulatedBankIdOrders

/** Key of the row that holds what was chosen for an order that has not begun yet. */
const NEXT_ORDER = 'next'
const LISTED = 20

export async function insertSimulated(
  db: Db,
  order: typeof simulatedBankIdOrders.$inferInsert,
): Promise<void> {
  await db.insert(simulatedBankIdOrders).values(order)
}

/** Finds an order by one of its names. */
export async function simulatedOrder(
  db: Db,
  name: { orderRef: string } | { autoStartToken: string } | { qrStartToken: string },
): Promise<SimulatedOrder | undefined> {
  const condition =
    'orderRef' in name
      ? eq(orderRef, name.orderRef)
      : 'autoStartToken' in name
        ? eq(autoStartToken, name.autoStartToken)
        : eq(qrStartToken, name.qrStartToken)
  const [order] = await db.select().from(simulatedBankIdOrders).where(condition)
  return order?.orderRef === NEXT_ORDER ? undefined : order
}

/** Pending orders, the latest first. */
export function waitingOrders(db: Db): Promise<SimulatedOrder[]> {
  return db
    .select()
    .from(simulatedBankIdOrders)
    .where(and(isNull(endedAt), ne(orderRef, NEXT_ORDER)))
    .orderBy(desc(startedAt))
    .limit(LISTED)
}

export async function changeSimulated(
  db: Db,
  ref: string,
  change: Partial<typeof simulatedBankIdOrders.$inferInsert>,
): Promise<void> {
  await db.update(simulatedBankIdOrders).set(change).where(eq(orderRef, ref))
}

/** Ends an order. False if it had ended before. */
export async function endSimulated(db: Db, ref: string, now: Instant): Promise<boolean> {
  const ended = await db
    .update(simulatedBankIdOrders)
    .set({ endedAt: now, collectedAt: now })
    .where(and(eq(orderRef, ref), isNull(endedAt)))
    .returning({ orderRef })
  return ended.length > 0
}

/** Stores what should happen to the next order. */
export async function scriptNext(
  db: Db,
  script: SimulatedScript,
  personId: string | null,
  now: Instant,
): Promise<void> {
  const values = {
    orderRef: NEXT_ORDER,
    autoStartToken: NEXT_ORDER,
    qrStartToken: NEXT_ORDER,
    qrStartSecret: '',
    endUserIp: '',
    startedAt: now,
    script,
    personId,
  }
  await db
    .insert(simulatedBankIdOrders)
    .values(values)
    .onConflictDoUpdate({ target: orderRef, set: { script, personId, startedAt: now } })
}

/** Deletes and returns what was chosen for the next order, so that only one order gets it. */
export async function takeNext(db: Db): Promise<SimulatedOrder | undefined> {
  const [next] = await db.delete(simulatedBankIdOrders).where(eq(orderRef, NEXT_ORDER)).returning()
  return next
}

/**
 * The owner of an account, as the provider would name them: by the account's identity number, else that of the employee
 * with its email.
 */
interface SimulatedPerson {
  readonly id: string
  readonly email: string
  readonly pid: string | null
  readonly firstName: string
  readonly lastName: string
}

const person = {
  id: accounts.id,
  email: accounts.email,
  pid: sql<string | null>`coalesce(accounts.pid, (
    select e.pid from employee_accounts linked join employees e on e.id = linked.employee_id
    where linked.account_id = accounts.id order by e.id limit 1))`,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
}

export async function personById(db: Db, id: string): Promise<SimulatedPerson | undefined> {
  const [found] = await db.select(person).from(accounts).where(eq(accounts.id, id))
  return found
}

export async function personByEmail(db: Db, email: string): Promise<SimulatedPerson | undefined> {
  const [found] = await db.select(person).from(accounts).where(eq(accounts.email, email))
  return found
}

/** Deletes old orders of the simulator. */
export async function sweepSimulatedOrders(db: Db, startedBefore: Instant): Promise<void> {
  await db.delete(simulatedBankIdOrders).where(lt(startedAt, startedBefore))
}
