import type { CancellationPolicy, CancellationSource, VisitType } from '@salvia/core/bookings'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, identity, instant } from './columns.ts'
import { companies, employees } from './organisation.ts'

/** When, how and with whom a visit takes place. */
const visit = () => ({
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  visitType: text().$type<VisitType>().notNull(),
  address: text(),
})

/** Booked visits, as the portal knows them. */
export const bookings = pgTable(
  'bookings',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    service: text().notNull(),
    subject: text(),
    ...visit(),
    caregiverName: text(),
    caregiverOccupation: text(),
    /** The terms that held when it was made or last moved, and what followed from them. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    latestCancellation: instant().notNull(),
    cancelledAt: instant(),
    cancellationSource: text().$type<CancellationSource>(),
    /** Only of a cancelled one: whether the cancellation came too late to be free. */
    isCharged: boolean().notNull().default(false),
    /** One more with each change; also the SEQUENCE of calendar files. */
    version: integer().notNull().default(1),
    /** What the list is sorted and searched by; the employee's own keys stand with the employee. */
    sortService: byteOrdered().notNull(),
    searchText: text().notNull(),
    /** The start for which the employee was reminded; a moved booking is reminded of again. */
    remindedOf: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [
    index().on(table.clientNumber, table.startsAt, table.id),
    index().on(table.employeeId, table.startsAt),
    index().on(table.startsAt),
  ],
)

/** What was written about a booking to a manager or an order manager. */
export const bookingFeedback = pgTable(
  'booking_feedback',
  {
    id: identity(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id),
    senderAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    senderName: text().notNull(),
    recipientAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    recipientName: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  table => [index().on(table.bookingId, table.sentAt)],
)

/** Calendar addresses, one for each user and company; only the hash of the secret is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    secretHash: text().notNull().unique(),
    isDetailed: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Whose bookings it held when a reading was kept last, and on which date in Stockholm that was. */
    keptEmployees: uuid().array().notNull().default([]),
    keptOn: date(),
  },
  table => [primaryKey({ columns: [table.accountId, table.clientNumber] })],
)

/**
 * The reference booking system's own times, which stand for the provider's. A time is free while no booking holds it;
 * that it is held by one only is what the database itself keeps.
 */
export const providerSlots = pgTable(
  'provider_slots',
  {
    id: identity(),
    service: text().notNull(),
    ...visit(),
    caregiverName: text().notNull(),
    caregiverOccupation: text().notNull(),
    /** The terms of the service at this time. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    bookingId: uuid().references(() => bookings.id),
  },
  table => [unique('provider_slots_booking').on(table.bookingId), index().on(table.service, table.startsAt)],
)
