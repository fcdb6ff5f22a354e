import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, getTableColumns, gte } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { bookings, calendarFeeds } from '../../db/schema/bookings.ts'
import type { CalendarRow } from './booking-event.ts'
import { bookedEmployee } from './bookings.store.ts'

/** The calendar address of one user at one company. */
interface FeedKey {
  readonly accountId: string
  readonly clientNumber: string
}
export type FeedRow = typeof calendarFeeds.$inferSelect

const isOf = ({ accountId, clientNumber }: FeedKey) =>
  and(eq(calendarFeeds.accountId, accountId), eq(calendarFeeds.clientNumber, clientNumber))

export async function findFeed(db: Db, key: FeedKey): Promise<FeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(isOf(key))
  return row
}

/** Stores a calendar address in place of the previous one. */
export async function putFeed(db: Db, feed: Omit<FeedRow, keyof KeptReading>): Promise<void> {
  const { secretHash, isDetailed, createdAt } = feed
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [calendarFeeds.accountId, calendarFeeds.clientNumber],
      set: { secretHash, isDetailed, createdAt, keptEmployees: [], keptOn: null },
    })
}

/** The last audited reading of a feed: whose bookings it held, and on which date. */
type KeptReading = Pick<FeedRow, 'keptEmployees' | 'keptOn'>

/** Locks a feed until the transaction ends. Undefined if it has been revoked or replaced. */
export async function lockKeptReading(tx: Db, { secretHash }: FeedRow): Promise<KeptReading | undefined> {
  const { keptEmployees, keptOn } = calendarFeeds
  const [row] = await tx
    .select({ keptEmployees, keptOn })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, secretHash))
    .for('update')
  return row
}

export async function updateKeptReading(
  tx: Db,
  { secretHash }: FeedRow,
  kept: Partial<KeptReading>,
): Promise<void> {
  await tx.update(calendarFeeds).set(kept).where(eq(calendarFeeds.secretHash, secretHash))
}

/** Deletes a calendar address. False if there was none. */
export async function deleteFeed(db: Db, key: FeedKey): Promise<boolean> {
  const deleted = await db.delete(calendarFeeds).where(isOf(key)).returning({ one: calendarFeeds.accountId })
  return deleted.length > 0
}

/** A feed with its owner, whose permissions apply to the feed. */
export interface OwnedFeed {
  readonly feed: FeedRow
  readonly owner: typeof accounts.$inferSelect
}

export async function feedBySecret(db: Db, secretHash: string): Promise<OwnedFeed | undefined> {
  const [row] = await db
    .select({ feed: getTableColumns(calendarFeeds), owner: getTableColumns(accounts) })
    .from(calendarFeeds)
    .innerJoin(accounts, eq(accounts.id, calendarFeeds.accountId))
    .where(eq(calendarFeeds.secretHash, secretHash))
  return row
}

/** Bookings of some employees that begin at or after a moment, the earliest first. */
export async function selectFeedBookings(
  db: Db,
  {
    clientNumber,
    employees,
    since,
    limit,
  }: {
    readonly clientNumber: string
    readonly employees: EmployeeSelection
    readonly since: Instant
    readonly limit: number
  },
): Promise<CalendarRow[]> {
  const { firstName, lastName, protectedIdentity } = bookedEmployee
  return db
    .select({ booking: getTableColumns(bookings), employee: { firstName, lastName, protectedIdentity } })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(
      and(
        eq(bookings.clientNumber, clientNumber),
        gte(bookings.startsAt, since),
        isEmployedOrProspective(bookedEmployee),
        isSelected(employees),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit)
}
