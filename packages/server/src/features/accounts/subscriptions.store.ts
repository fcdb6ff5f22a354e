import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'

/** The object of a subscription that stands for everything of its kind. */
export const ALL_MAILS = 'all'

/** A subscription of one account to notifications of one kind about one object. */
export interface Subscription {
  readonly accountId: string
  readonly kind: string
  readonly object: string
}

/** Starts a subscription that its user chose, or restarts one that had ended. Returns its id. */
export async function subscribe(db: Db, subscription: Subscription, now: Instant): Promise<string> {
  const { accountId, kind, object, endedAt, turnedOnAt } = mailSubscriptions
  const [row] = await db
    .insert(mailSubscriptions)
    .values({ ...subscription, createdAt: now })
    .onConflictDoUpdate({
      target: [accountId, kind, object],
      set: {
        endedAt: null,
        isDefault: false,
        turnedOnAt: sql`case when ${endedAt} is null then ${turnedOnAt} else ${now}::timestamptz end`,
      },
    })
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

/**
 * Ends a subscription; with one to everything of a kind all others of the kind end at the same moment. False if it had
 * ended before.
 */
export async function endSubscription(db: Db, id: string, now: Instant): Promise<boolean> {
  const [ended] = await db
    .update(mailSubscriptions)
    .set({ endedAt: now })
    .where(and(eq(mailSubscriptions.id, id), isNull(mailSubscriptions.endedAt)))
    .returning({
      accountId: mailSubscriptions.accountId,
      kind: mailSubscriptions.kind,
      object: mailSubscriptions.object,
    })
  if (ended?.object === ALL_MAILS)
    await db
      .update(mailSubscriptions)
      .set({ endedAt: now })
      .where(and(ofKind(ended), isNull(mailSubscriptions.endedAt)))
  return ended !== undefined
}

/**
 * Turns a subscription on again that had ended, chosen by its user from now on; with one to everything of a kind those
 * come back that ended with it. False if it was on.
 */
export async function restartSubscription(db: Db, id: string, now: Instant): Promise<boolean> {
  const [before] = await db.select().from(mailSubscriptions).where(eq(mailSubscriptions.id, id)).for('update')
  if (!before || before.endedAt === null) return false
  const isAll = before.object === ALL_MAILS
  await db
    .update(mailSubscriptions)
    .set({ endedAt: null, turnedOnAt: now, ...(!isAll && { isDefault: false }) })
    .where(
      isAll
        ? and(ofKind(before), eq(mailSubscriptions.endedAt, before.endedAt))
        : eq(mailSubscriptions.id, id),
    )
  return true
}

/** The subscription of an account to everything of a kind, made if it is missing. */
export async function subscriptionToAll(
  db: Db,
  which: Pick<Subscription, 'accountId' | 'kind'>,
  now: Instant,
): Promise<string> {
  const { id, object } = mailSubscriptions
  await db
    .insert(mailSubscriptions)
    .values({ ...which, object: ALL_MAILS, isDefault: true, createdAt: now })
    .onConflictDoNothing()
  const [row] = await db
    .select({ id })
    .from(mailSubscriptions)
    .where(and(ofKind(which), eq(object, ALL_MAILS)))
  if (!row) throw new Error('The subscription was not kept.')
  return row.id
}

/** Whether an account has a subscription, ended or not. */
export async function isSubscriber(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<boolean> {
  const found = await db
    .select({ id: mailSubscriptions.id })
    .from(mailSubscriptions)
    .where(and(eq(mailSubscriptions.id, id), eq(mailSubscriptions.accountId, accountId)))
  return found.length > 0
}

function ofKind({ accountId, kind }: Pick<Subscription, 'accountId' | 'kind'>) {
  return and(eq(mailSubscriptions.accountId, accountId), eq(mailSubscriptions.kind, kind))
}
