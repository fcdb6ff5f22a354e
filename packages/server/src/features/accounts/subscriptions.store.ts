import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'

/** A subscription of one account to notifications of one kind about one object. */
export interface Subscription {
  readonly accountId: string
  readonly kind: string
  readonly object: string
}

/** Starts a subscription, or restarts one that had ended. Returns its id. */
export async function subscribe(db: Db, subscription: Subscription, now: Instant): Promise<string> {
  const { accountId, kind, object } = mailSubscriptions
  const [row] = await db
    .insert(mailSubscriptions)
    .values({ ...subscription, createdAt: now })
    .onConflictDoUpdate({ target: [accountId, kind, object], set: { endedAt: null } })
    .returning({ id: mailSubscriptions.id })
  if (!row) throw new Error('The subscription was not kept.')
  return row.id
}

/** The account of an active subscription. Undefined if the subscription has ended. */
export async function subscriberOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: mailSubscriptions.accountId })
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.id, id), isNull(mailSubscriptions.endedAt)))
  return row?.accountId
}

/** Ends a subscription. False if it had ended before. */
export async function endSubscription(db: Db, id: string, now: Instant): Promise<boolean> {
  const ended = await db
    .update(mailSubscriptions)
    .set({ endedAt: now })
    .where(and(eq(mailSubscriptions.id, id), isNull(mailSubscriptions.endedAt)))
    .returning({ id: mailSubscriptions.id })
  return ended.length > 0
}
