import type { CancellationPolicy, CancellationSource, VisitType } from '@salvia/core/bookings'
import { sql } from 'drizzle-orm'
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
import { matters } from './matters.ts'
import { companies, employees } from './organisation.ts'

/** When, how and with whom a visit takes place. */
const visit = () => ({
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  visitType: text().$type<VisitType>().notNull(),
  address: text(),
  /** The provider's own id of the clinic. Null for a visit elsewhere, and where none is known. */
  clinicId: text(),
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
    /** The order that it was booked for; null for a visit that no order of the portal led to. */
    orderId: uuid().references(() => matters.id, { onDelete: 'set null' }),
    /** The provider's own id of the service. Null where none is known. */
    serviceId: text(),
    /** The name of the service when it was booked. */
    service: text().notNull(),
    subject: text(),
    ...visit(),
    caregiverName: text(),
    caregiverOccupation: text(),
    /** The cancellation terms that applied when it was made or last moved, and the limit that followed from them. */
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
    /** The start that the employee was reminded of. A booking that is moved is reminded of again. */
    remindedOf: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [
    index().on(table.clientNumber, table.startsAt, table.id),
    index().on(table.employeeId, table.startsAt),
    index().on(table.startsAt),
    index('bookings_order_id_index').on(table.orderId).where(sql`order_id is not null`),
  ],
)

/** Feedback about bookings to managers and order managers. */
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
    /**
     * The employees whose bookings the calendar held when a reading was last audited, and the date of that in
     * Stockholm.
     */
    keptEmployees: uuid().array().notNull().default([]),
    keptOn: date(),
  },
  table => [primaryKey({ columns: [table.accountId, table.clientNumber] })],
)

/**
 * The times of the reference booking system, which takes the place of the provider's. A time is free while no booking
 * has it; the database itself ensures that only one can.
 */
export const providerSlots = pgTable(
  'provider_slots',
  {
    id: identity(),
    serviceId: text(),
    service: text().notNull(),
    ...visit(),
    caregiverName: text().notNull(),
    caregiverOccupation: text().notNull(),
    /** The cancellation terms of the service at this time. */
    policy: jsonb().$type<CancellationPolicy>().notNull(),
    bookingId: uuid().references(() => bookings.id),
  },
  table => [
    unique('provider_slots_booking').on(table.bookingId),
    index().on(table.service, table.startsAt),
    index().on(table.serviceId, table.startsAt),
  ],
)
