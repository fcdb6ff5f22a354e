import type { AttachmentState, AttachmentType, Party } from '@salvia/core/conversations'
import type { MatterKind, MatterStatus, MatterStep } from '@salvia/core/matters'
import type { OrderKind } from '@salvia/core/orders'
import type { IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, identity, instant } from './columns.ts'
import { companies, employees } from './organisation.ts'

/**
 * What customers hand over and the provider works on until it is closed: orders, and other kinds. All that lists and
 * rights read of a matter stands in its row, so that one index can hold it.
 */
export const matters = pgTable(
  'matters',
  {
    id: uuid().primaryKey(),
    kind: text().$type<MatterKind>().notNull(),
    /** In the series of its kind. */
    number: bigint({ mode: 'number' }).notNull(),
    /** Null for a matter of somebody who belongs to no customer. */
    clientNumber: text().references(() => companies.clientNumber),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    state: text().$type<MatterStatus>().notNull().default('sent'),
    closedBy: text().$type<'provider' | 'maker'>(),
    /** Null for somebody without an account. */
    makerAccountId: uuid().references(() => accounts.id),
    makerName: text().notNull(),
    /** Of a matter about one person; somebody who is in no personnel file is a prospective employee. */
    employeeId: uuid().references(() => employees.id),
    handlerAccountId: uuid().references(() => accounts.id),
    handlerName: text(),
    createdAt: instant().notNull(),
    /** The last act or message of either side. */
    latestEventAt: instant().notNull(),
    handledAt: instant(),
    /** The last moment for replies; null unless it is handled. */
    locksAt: instant(),
    /** The last act or message of a case worker. */
    touchedAt: instant(),
    /** Messages of the customer since then. */
    unanswered: integer().notNull().default(0),
    /** A message of the provider asks for an answer, and the customer has not written since. */
    awaitsAnswer: boolean().notNull().default(false),
    /** The day on which an answer is promised at the latest. */
    promisedOn: date().$type<IsoDate>(),
    /** When the maker was mailed the receipt. */
    receiptMailedAt: instant(),
    /** The number of the last message of all, and of each side; 0 for none. A message locks the row. */
    lastNumber: integer().notNull().default(0),
    lastOfCustomer: integer().notNull().default(0),
    lastOfProvider: integer().notNull().default(0),
    searchText: text().notNull(),
    /** What an order is for, and what lists of orders are sorted by; the employee's own keys stand with the employee. */
    orderKind: text().$type<OrderKind>(),
    /** The provider's own ids; null for counselling, and for a service without a place. */
    serviceId: text(),
    clinicId: text(),
    sortService: byteOrdered(),
    sortServiceEnglish: byteOrdered(),
    /** Empty for one without a clinic. */
    sortClinic: byteOrdered().notNull().default(''),
  },
  table => {
    const isOrder = sql`kind = 'order'`
    const listed = [
      ...[table.clientNumber, table.createdAt, table.id, table.latestEventAt, table.orderKind, table.state],
      ...[table.locksAt, table.employeeId, table.makerAccountId],
    ] as const
    const queued = [
      ...[table.clientNumber, table.employeeId, table.serviceId, table.clinicId, table.orderKind],
      ...[table.kind, table.number, table.promisedOn, table.sortClinic],
    ] as const
    return [
      unique('matters_kind_number').on(table.kind, table.number),
      // Each holds all that decides who sees an order and under which filter, so that lists of a whole company read one of
      // them alone. With the names in both languages, one index would be larger than either, and each list slower.
      index('orders_list_index')
        .on(...listed, table.sortService)
        .where(isOrder),
      index('orders_list_english_index')
        .on(...listed, table.sortServiceEnglish)
        .where(isOrder),
      index('matters_locks_index').on(table.clientNumber, table.locksAt).where(sql`state = 'handled'`),
      // Few at a time, and asked for on each start page.
      index('matters_awaiting_index').on(table.clientNumber).where(sql`awaits_answer`),
      index().on(table.kind, table.latestEventAt),
      index().on(table.makerAccountId),
      // The queue: open and handled matters are counted, searched and sorted by these indexes alone.
      index('matters_open_index')
        .on(
          ...[
            table.createdAt,
            table.id,
            table.handlerAccountId,
            table.touchedAt,
            table.unanswered,
            ...queued,
          ],
          table.lastOfProvider,
        )
        .where(sql`state in ('sent', 'received')`),
      index('matters_handled_index')
        .on(table.locksAt, table.createdAt, table.id, ...queued)
        .where(sql`state = 'handled'`),
      // Counted on each page of the queue, so the kind and the state come first.
      index('matters_unanswered_index')
        .on(
          ...[table.kind, table.state, table.createdAt, table.id, table.locksAt, table.handlerAccountId],
          table.touchedAt,
        )
        .where(sql`unanswered > 0`),
      // The kind is in each, since the queue shows the kinds that somebody's functions are for and counts by the index alone.
      index().on(table.clientNumber, table.kind),
      index().on(table.employeeId, table.clientNumber, table.kind),
      index().on(table.serviceId, table.clientNumber, table.kind),
      index().on(table.clinicId, table.clientNumber, table.kind),
      index().on(table.createdAt, table.id),
      index().on(table.promisedOn, table.createdAt, table.id),
      index().on(table.sortClinic, table.createdAt, table.id),
    ]
  },
)

/** What happened to a matter, when and by whom. Rows are only ever added. */
export const matterSteps = pgTable(
  'matter_steps',
  {
    id: identity(),
    matterId: uuid()
      .notNull()
      .references(() => matters.id, { onDelete: 'cascade' }),
    event: text().$type<MatterStep['event']>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    accountId: uuid().references(() => accounts.id),
  },
  table => [index().on(table.matterId, table.at)],
)

/** Messages of both sides. Rows are only added, and deleted with their matter. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    matterId: uuid()
      .notNull()
      .references(() => matters.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    party: text().$type<Party>().notNull(),
    senderAccountId: uuid().references(() => accounts.id),
    senderName: text().notNull(),
    text: text().notNull(),
    /** Whether the provider waits for an answer to it. */
    asksForAnswer: boolean().notNull().default(false),
    at: instant().notNull(),
  },
  table => [unique('messages_matter_number').on(table.matterId, table.number)],
)

/** How far each user has read, and who is told of news: who made the matter, answered, or gets the feedback. */
export const matterReaders = pgTable(
  'matter_readers',
  {
    matterId: uuid()
      .notNull()
      .references(() => matters.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    readThrough: integer().notNull().default(0),
    /** Messages of the provider count as unread for this user, who is mailed about them. */
    isFollowing: boolean().notNull().default(false),
    /** Messages of the provider after `readThrough`, of a user who follows: kept, since every page shows their number. */
    unread: integer().notNull().default(0),
    /** When the user was mailed about news and has not looked since: until then nothing is mailed again. */
    mailedAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.matterId, table.accountId] }),
    index().on(table.accountId),
    index('matter_readers_unread_index').on(table.accountId).where(sql`unread > 0`),
  ],
)

/** Notes between case workers. No call of a customer reads this table. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: identity(),
    matterId: uuid()
      .notNull()
      .references(() => matters.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    by: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.matterId, table.at)],
)

/** Attached files of every feature. One that is not sent is seen by its uploader alone. */
export const attachments = pgTable(
  'attachments',
  {
    id: identity(),
    uploadedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The customer at which it was uploaded; null for a file of a case worker. */
    clientNumber: text().references(() => companies.clientNumber),
    /** Set when it is sent. */
    matterId: uuid().references(() => matters.id, { onDelete: 'cascade' }),
    /** Null for a file that was sent with the matter itself. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    sentAt: instant(),
    name: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Empty once the bytes are deleted, as those of an infected file are. */
    fileKey: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    state: text().$type<AttachmentState>().notNull(),
    attachedAt: instant().notNull(),
    scannedAt: instant(),
  },
  table => [
    index().on(table.matterId),
    index().on(table.fileKey),
    index('attachments_unsent_index').on(table.uploadedBy).where(sql`sent_at is null`),
    index('attachments_waiting_index').on(table.attachedAt).where(sql`state = 'waiting'`),
  ],
)

/** Texts that case workers begin replies with. */
export const replyTemplates = pgTable('reply_templates', {
  id: identity(),
  title: text().notNull(),
  text: text().notNull(),
  updatedAt: instant().notNull(),
})
