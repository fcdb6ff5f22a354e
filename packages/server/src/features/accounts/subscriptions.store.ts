import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'

/** A subscription of one account to notifications of one kind about one object. */
interface Subscription {
  readonly accountId: string
  readonly kind: string
  readonly object: string
}

/** The object of a subscription to all mails of a kind: one that ends takes the others with it. */
export const ALL_MAILS = 'all'

/** Starts a subscription, or restarts one that had ended. Returns its id. */
export async function subscribe(db: Db, subscription: Subscription, now: Instant): Promise<string> {
  const { accountId, kind, object } = mailSubscriptions
  const [row] = await db
    .insert(mailSubscriptions)
    .values({ ...subscription, createdAt: now, startedAt: now })
    .onConflictDoUpdate({ target: [accountId, kind, object], set: RESTARTED })
    .returning({ id: mailSubscriptions.id })
  if (!row) throw new Error('The subscription was not kept.')
  return row.id
}

/** What is on stays as it is. What had ended begins now. */
const RESTARTED = {
  startedAt: sql`case when ${mailSubscriptions.endedAt} is null then ${mailSubscriptions.startedAt} else excluded.started_at end`,
  endedAt: null,
}

/** The account of an active subscription. Undefined if the subscription has ended. */
export async function subscriberOf(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: mailSubscriptions.accountId })
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.id, id), isNull(mailSubscriptions.endedAt)))
  return row?.accountId
}

/**
 * Ends a subscription; that to all mails of a kind ends every other of the kind too. Says which it was; undefined if
 * nothing was left to end.
 */
export async function endSubscription(
  db: Db,
  id: string,
  now: Instant,
): Promise<{ readonly isAll: boolean } | undefined> {
  const [known] = await db.select().from(mailSubscriptions).where(eq(mailSubscriptions.id, id))
  if (!known) return undefined
  const { accountId, kind, object } = known
  const isAll = object === ALL_MAILS
  const which = isAll
    ? and(eq(mailSubscriptions.accountId, accountId), eq(mailSubscriptions.kind, kind))
    : eq(mailSubscriptions.id, id)
  const ended = await db
    .update(mailSubscriptions)
    .set({ endedAt: now })
    .where(and(which, isNull(mailSubscriptions.endedAt)))
    .returning({ id: mailSubscriptions.id })
  return ended.length > 0 ? { isAll } : undefined
}

/** Restarts a subscription that has ended; that to all mails of a kind restarts those that it took with it. */
export async function restartSubscription(db: Db, id: string, now: Instant): Promise<void> {
  await db.execute(sql`
    update mail_subscriptions one set ended_at = null, started_at = ${now}::timestamptz
    from mail_subscriptions known
    where known.id = ${id}::uuid and one.ended_at = known.ended_at and (one.id = known.id
      or (known.object = ${ALL_MAILS} and one.account_id = known.account_id and one.kind = known.kind))`)
}

/** The id of a subscription as it is, on or ended; one that there is not begins now. */
export async function subscriptionFor(db: Db, subscription: Subscription, now: Instant): Promise<string> {
  await db
    .insert(mailSubscriptions)
    .values({ ...subscription, createdAt: now, startedAt: now })
    .onConflictDoNothing()
  const { accountId, kind, object } = subscription
  const [row] = await db
    .select({ id: mailSubscriptions.id })
    .from(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.accountId, accountId),
        eq(mailSubscriptions.kind, kind),
        eq(mailSubscriptions.object, object),
      ),
    )
  if (!row) throw new Error('The subscription was not kept.')
  return row.id
}
