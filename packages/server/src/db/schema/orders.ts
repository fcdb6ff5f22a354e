import type { OrderKind, OrderStatus, OrderStep, StoredOrderContents } from '@salvia/core/orders'
import type { IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, document, identity, instant } from './columns.ts'
import { conversations } from './conversations.ts'
import { companies, employees, units } from './organisation.ts'

/** Numbers for people, such as B-20001. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 20_001 })

/** Orders. The id of an order is that of its conversation. */
export const orders = pgTable(
  'orders',
  {
    id: uuid()
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: bigint({ mode: 'number' }).notNull().unique().default(sql`nextval('order_numbers')`),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    kind: text().$type<OrderKind>().notNull(),
    /** Grows with each change. */
    version: integer().notNull().default(1),
    state: text().$type<OrderStatus>().notNull().default('sent'),
    closedBy: text().$type<'provider' | 'maker'>(),
    makerAccountId: uuid()
      .notNull()
      .references(() => accounts.id),
    makerName: text().notNull(),
    /** Of an order for one person; somebody who is in no personnel file is a prospective employee. */
    employeeId: uuid().references(() => employees.id),
    /** The provider's own ids; null for counselling, and for a service without a place. */
    serviceId: text(),
    clinicId: text(),
    contents: document<StoredOrderContents>().notNull(),
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
    expectedAnswer: date().$type<IsoDate>(),
    /** When the orderer was mailed the receipt. */
    receiptMailedAt: instant(),
    /** What lists are sorted and searched by; the employee's own keys stand with the employee. */
    sortService: byteOrdered().notNull(),
    sortServiceEnglish: byteOrdered().notNull(),
    sortClinic: byteOrdered().notNull(),
    searchText: text().notNull(),
  },
  table => {
    const listed = [
      ...[table.clientNumber, table.createdAt, table.id, table.latestEventAt, table.kind, table.state],
      ...[table.locksAt, table.employeeId, table.makerAccountId],
    ] as const
    return [
      // Each holds all that decides who sees an order and under which filter, so that lists of a whole company read one of
      // them alone. With the names in both languages, one index would be larger than either, and each list slower.
      index('orders_list_index').on(...listed, table.sortService),
      index('orders_list_english_index').on(...listed, table.sortServiceEnglish),
      index('orders_locks_index').on(table.clientNumber, table.locksAt).where(sql`state = 'handled'`),
      index().on(table.latestEventAt),
      index().on(table.makerAccountId),
      // The queue: open and handled orders are counted, searched and sorted by these indexes alone.
      index('orders_open_index')
        .on(
          table.createdAt,
          table.id,
          table.handlerAccountId,
          table.touchedAt,
          table.unanswered,
          table.clientNumber,
          table.employeeId,
          table.serviceId,
          table.clinicId,
          table.kind,
          table.number,
          table.sortClinic,
        )
        .where(sql`state in ('sent', 'received')`),
      index('orders_handled_index')
        .on(
          table.locksAt,
          table.createdAt,
          table.id,
          table.clientNumber,
          table.employeeId,
          table.serviceId,
          table.clinicId,
          table.kind,
          table.number,
          table.sortClinic,
        )
        .where(sql`state = 'handled'`),
      index('orders_unanswered_index')
        .on(table.createdAt, table.id, table.state, table.locksAt)
        .where(sql`unanswered > 0`),
      index().on(table.clientNumber),
      index().on(table.employeeId, table.clientNumber),
      index().on(table.serviceId, table.clientNumber),
      index().on(table.clinicId, table.clientNumber),
      index().on(table.createdAt, table.id),
      index().on(table.sortClinic, table.createdAt, table.id),
    ]
  },
)

/** The units of a group or counselling order, as they were when it was sent. */
export const orderUnits = pgTable(
  'order_units',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    unitId: uuid()
      .notNull()
      .references(() => units.id),
    path: text().array().notNull(),
    comment: text(),
  },
  table => [primaryKey({ columns: [table.orderId, table.unitId] }), index().on(table.unitId)],
)

/** What happened to an order, when and by whom. Rows are only ever added. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: identity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text().$type<OrderStep['event']>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    accountId: uuid().references(() => accounts.id),
  },
  table => [index().on(table.orderId, table.at)],
)
