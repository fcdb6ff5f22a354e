import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { bigint, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies } from './organisation.ts'

/**
 * One counter for each kind that the provider's systems read. A writing transaction locks the row as its last statement
 * before commit, so that numbers become visible in order, and a rollback leaves no gap.
 */
export const outgoingCounters = pgTable('outgoing_counters', {
  kind: text().$type<OutgoingKind>().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
})

/** The same for the readers of one customer. Its row is locked before that of the provider. */
export const customerCounters = pgTable(
  'customer_counters',
  {
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    kind: text().$type<OutgoingKind>().notNull(),
    last: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.clientNumber, table.kind] })],
)

/** The last change of each object of a kind. */
export const outgoingChanges = pgTable(
  'outgoing_changes',
  {
    kind: text().$type<OutgoingKind>().notNull(),
    objectId: uuid().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    /** Null for an object of no customer. */
    clientNumber: text().references(() => companies.clientNumber),
    /** By the counter of the customer. */
    customerNumber: bigint({ mode: 'number' }),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    unique('outgoing_changes_number').on(table.kind, table.number),
    unique('outgoing_changes_customer_number').on(table.clientNumber, table.kind, table.customerNumber),
  ],
)
