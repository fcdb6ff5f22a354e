import { BANKID_COLLECT_SECONDS } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type BankIdState, bankIdOrders } from '../../db/schema/bankid.ts'

export type BankIdOrder = typeof bankIdOrders.$inferSelect

const { orderRef, answer, collectedAt, endedAt, browserHash, returnNonceHash, startedAt } = bankIdOrders

export async function insertOrder(db: Db, order: typeof bankIdOrders.$inferInsert): Promise<void> {
  await db.insert(bankIdOrders).values(order)
}

export function orderByRef(db: Db, ref: string): Promise<BankIdOrder | undefined> {
  return orderWhere(db, eq(orderRef, ref))
}

export function orderByReturnNonce(db: Db, nonceHash: string): Promise<BankIdOrder | undefined> {
  return orderWhere(db, eq(returnNonceHash, nonceHash))
}

async function orderWhere(db: Db, condition: SQL): Promise<BankIdOrder | undefined> {
  const [order] = await db.select().from(bankIdOrders).where(condition)
  return order
}

/**
 * Claims the turn to ask the provider about an order. False if any process asked a moment ago, or the order has ended.
 */
export async function takeCollectTurn(db: Db, ref: string, now: Instant): Promise<boolean> {
  const before = addElapsed(now, { seconds: -BANKID_COLLECT_SECONDS })
  const taken = await db
    .update(bankIdOrders)
    .set({ collectedAt: now })
    .where(and(isPending(ref), or(isNull(collectedAt), lte(collectedAt, before))))
    .returning({ orderRef })
  return taken.length > 0
}

/** Stores the provider's answer. A late answer does not replace a final one. */
export async function storeState(
  db: Db,
  ref: string,
  state: BankIdState,
  now: Instant,
): Promise<BankIdOrder | undefined> {
  const isOver = state.kind === 'failed'
  const [kept] = await db
    .update(bankIdOrders)
    .set({ answer: state, ...(isOver && { endedAt: now }) })
    .where(isPending(ref))
    .returning()
  return kept ?? orderByRef(db, ref)
}

/** Ends a complete order. True for exactly one caller, who gets the session. */
export async function handOver(db: Db, ref: string, now: Instant): Promise<boolean> {
  const ended = await db
    .update(bankIdOrders)
    .set({ answer: { kind: 'handed-over' }, endedAt: now })
    .where(and(eq(orderRef, ref), isNull(endedAt)))
    .returning({ orderRef })
  return ended.length > 0
}

/** Ends an order without a session, complete or not. False if it had ended before. */
export async function failOrder(
  db: Db,
  ref: string,
  state: Extract<BankIdState, { kind: 'failed' }>,
  now: Instant,
): Promise<boolean> {
  const ended = await db
    .update(bankIdOrders)
    .set({ answer: state, endedAt: now })
    .where(and(eq(orderRef, ref), isNull(endedAt)))
    .returning({ orderRef })
  return ended.length > 0
}

/** The pending orders of a browser. */
export async function openOrdersOf(db: Db, browser: string): Promise<string[]> {
  const open = await db
    .select({ orderRef })
    .from(bankIdOrders)
    .where(and(eq(browserHash, browser), isNull(endedAt)))
  return open.map(order => order.orderRef)
}

/** Deletes old orders, whatever their status. */
export async function sweepBankIdOrders(db: Db, startedBefore: Instant): Promise<void> {
  await db.delete(bankIdOrders).where(lt(startedAt, startedBefore))
}

function isPending(ref: string): SQL | undefined {
  return and(eq(orderRef, ref), isNull(endedAt), or(isNull(answer), sql`${answer} ->> 'kind' = 'pending'`))
}
