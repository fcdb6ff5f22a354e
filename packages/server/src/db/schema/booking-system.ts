import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { document, instant } from './columns.ts'

/** What the portal knows of a booking in a booking system of the provider's own. */
export const bookingLinks = pgTable(
  'booking_links',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id),
    /** The id of the booking in the system. For a booking that was made in the portal it is the portal's id. */
    systemId: text().notNull(),
    /** The number of the latest change in the system that the booking has taken on. */
    number: bigint({ mode: 'number' }).notNull(),
  },
  table => [unique('booking_links_system').on(table.systemId)],
)

/** Changes made in the portal, for the booking system. They are sent in the order of their versions. */
export const bookingMessages = pgTable(
  'booking_messages',
  {
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id),
    /** The version that the booking has through the change. */
    version: integer().notNull(),
    kind: text().$type<'book' | 'move' | 'cancel'>().notNull(),
    /** The wanted time. Null for a cancellation. */
    timeId: text(),
    /** Who made the change, to be told if the system refuses it. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    /** Null until the system has answered. */
    answeredAt: instant(),
    isRefused: boolean().notNull().default(false),
  },
  table => [
    unique('booking_messages_version').on(table.bookingId, table.version),
    index().on(table.createdAt).where(sql`answered_at is null`),
  ],
)

/** The number of the latest change of the booking system that has been read, in one row. */
export const bookingCursor = pgTable('booking_cursor', {
  id: boolean().primaryKey().default(true),
  number: bigint({ mode: 'number' }).notNull(),
})

/**
 * Changes of the booking system that could not be taken on, because the employee is not known yet or the change is
 * malformed. They are tried again.
 */
export const parkedBookings = pgTable('parked_bookings', {
  systemId: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  /** The change as it came. */
  change: document<unknown>().notNull(),
  reason: text().$type<ParkedReason>().notNull(),
  parkedAt: instant().notNull(),
  triedAt: instant().notNull(),
  /** Until when it is tried. */
  until: instant().notNull(),
})

export type ParkedReason = 'malformed' | 'employee-unknown'
