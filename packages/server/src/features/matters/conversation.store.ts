import type { Party } from '@salvia/core/conversations'
import type { Instant } from '@salvia/core/primitives'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { matters, messages, matterReaders as readers } from '../../db/schema/matters.ts'

type MessageRow = typeof messages.$inferSelect

/** Locks a matter until the transaction ends and answers the number of its last message: messages are numbered in turn. */
async function lockNumbers(tx: Db, matterId: string): Promise<{ lastNumber: number } | undefined> {
  const [row] = await tx
    .select({ lastNumber: matters.lastNumber })
    .from(matters)
    .where(eq(matters.id, matterId))
    .for('update')
  return row
}

/** Adds a message to a matter, and answers its id and number; undefined for a matter that is gone. */
export async function insertMessage(
  tx: Db,
  matterId: string,
  message: Omit<typeof messages.$inferInsert, 'id' | 'matterId' | 'number'>,
): Promise<{ id: string; number: number } | undefined> {
  const last = await lockNumbers(tx, matterId)
  if (!last) return undefined
  const number = last.lastNumber + 1
  const [row] = await tx
    .insert(messages)
    .values({ ...message, matterId, number })
    .returning({ id: messages.id })
  if (!row) throw new Error('The message was not kept.')
  const ofParty = message.party === 'customer' ? { lastOfCustomer: number } : { lastOfProvider: number }
  await tx
    .update(matters)
    .set({ lastNumber: number, ...ofParty })
    .where(eq(matters.id, matterId))
  if (message.party === 'provider')
    await tx
      .update(readers)
      .set({ unread: sql`${readers.unread} + 1` })
      .where(and(eq(readers.matterId, matterId), eq(readers.isFollowing, true)))
  return { id: row.id, number }
}

/** The messages of a conversation, the oldest first. */
export async function selectMessages(db: Db, matterId: string): Promise<MessageRow[]> {
  return db.select().from(messages).where(eq(messages.matterId, matterId)).orderBy(asc(messages.number))
}

/** When the last message of either side was written; null if there is none. */
export async function lastMessageAt(db: Db, matterId: string): Promise<Instant | null> {
  const [row] = await db
    .select({ at: messages.at })
    .from(messages)
    .where(eq(messages.matterId, matterId))
    .orderBy(desc(messages.number))
    .limit(1)
  return row?.at ?? null
}

/**
 * From now on users are told of news in the conversation. What is there already counts as read, except for those who
 * followed it before.
 */
export async function follow(tx: Db, matterId: string, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  const through = sql<number>`(select last_number from matters where id = ${matterId})`
  await tx
    .insert(readers)
    .values(
      [...new Set(accountIds)].map(accountId => ({
        ...{ matterId, accountId, isFollowing: true },
        readThrough: through,
      })),
    )
    .onConflictDoUpdate({
      target: [readers.matterId, readers.accountId],
      set: {
        isFollowing: true,
        readThrough: sql`case when ${readers.isFollowing} then ${readers.readThrough}
          else greatest(${readers.readThrough}, excluded.read_through) end`,
      },
    })
}

/** The same for a user who has yet to read what is there. */
export async function followFromStart(tx: Db, matterId: string, accountId: string): Promise<void> {
  await tx
    .insert(readers)
    .values({ matterId, accountId, isFollowing: true, unread: messagesAfter(matterId, 0) })
    .onConflictDoUpdate({
      target: [readers.matterId, readers.accountId],
      set: {
        isFollowing: true,
        unread: sql`case when ${readers.isFollowing} then ${readers.unread}
          else ${messagesAfter(matterId, sql`${readers.readThrough}`)} end`,
      },
    })
}

/** How many messages of the provider a conversation has after a number. */
function messagesAfter(matterId: string, number: number | SQL): SQL<number> {
  return sql<number>`(
    select count(*)::int from messages
    where matter_id = ${matterId} and party = 'provider' and number > ${number})`
}

/** How far a user has read. */
export interface Reading {
  /** The number of the last message that the user has read; 0 for none. */
  readonly through: number
  readonly isFollowing: boolean
}

export async function readingOf(db: Db, matterId: string, accountId: string): Promise<Reading> {
  const [row] = await db
    .select({ through: readers.readThrough, isFollowing: readers.isFollowing })
    .from(readers)
    .where(and(eq(readers.matterId, matterId), eq(readers.accountId, accountId)))
  return row ?? { through: 0, isFollowing: false }
}

/** Notes that a user has read up to a message; one who has read further stays there. */
export async function keepRead(
  tx: Db,
  { matterId, accountId, through }: { matterId: string; accountId: string; through: number },
): Promise<void> {
  // A message that is being written is either counted here, or adds itself to the count afterwards.
  const last = await lockNumbers(tx, matterId)
  if (!last) return
  const { lastNumber } = last
  const known = Math.min(through, lastNumber)
  const isFurther = sql`${readers.readThrough} < ${known}`
  await tx
    .insert(readers)
    .values({ matterId, accountId, readThrough: known })
    .onConflictDoUpdate({
      target: [readers.matterId, readers.accountId],
      set: {
        readThrough: sql`greatest(${readers.readThrough}, ${known}::int)`,
        unread: sql`case when ${isFurther} and ${readers.isFollowing}
          then ${messagesAfter(matterId, known)} else ${readers.unread} end`,
        ...(known === lastNumber && { mailedAt: null }),
      },
    })
}

/** Notes that a user has been shown the conversation, so that the next news is mailed again. */
export async function keepShown(db: Db, matterId: string, accountId: string): Promise<void> {
  await db
    .update(readers)
    .set({ mailedAt: null })
    .where(and(eq(readers.matterId, matterId), eq(readers.accountId, accountId), isNotNull(readers.mailedAt)))
}

/**
 * How many messages of the provider a user has not read, by conversation, of those that the user follows.
 * @param ids the conversations to look at
 */
export async function unreadOf(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { matterId: id, unread } = readers
  const rows = await db
    .select({ id, unread })
    .from(readers)
    .where(and(eq(readers.accountId, accountId), gt(unread, 0), inArray(id, [...ids])))
  return new Map(rows.map(row => [row.id, row.unread]))
}

/** Condition on the id of a conversation: the user follows it and has not read its last message of the provider. */
export function hasUnread(id: SQLWrapper, accountId: string | null): SQL {
  // Collected first: they are few, and each is then looked up by its id.
  return sql`${id} = any(array(
    select matter_id from matter_readers where account_id = ${accountId}::uuid and unread > 0))`
}

/** The followers who are to be mailed about news: those who have not been since they last looked. */
export async function followersToMail(
  tx: Db,
  { matterId, at }: { readonly matterId: string; readonly at: Instant },
): Promise<string[]> {
  const rows = await tx
    .update(readers)
    .set({ mailedAt: at })
    .where(and(eq(readers.matterId, matterId), eq(readers.isFollowing, true), isNull(readers.mailedAt)))
    .returning({ accountId: readers.accountId })
  return rows.map(({ accountId }) => accountId)
}

/** Whether a follower has yet to look at the news of a moment, about which a mail is queued. */
export async function awaitsMail(
  db: Db,
  { matterId, accountId, at }: { readonly matterId: string; accountId: string; at: Instant },
): Promise<boolean> {
  const rows = await db
    .select({ at: readers.mailedAt })
    .from(readers)
    .where(and(eq(readers.matterId, matterId), eq(readers.accountId, accountId), eq(readers.mailedAt, at)))
  return rows.length > 0
}

/** The other side of a party. */
export function otherParty(party: Party): Party {
  return party === 'customer' ? 'provider' : 'customer'
}
