import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { bigint, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * One counter for each kind that the provider's systems read. A writing transaction locks the row as its last statement
 * before commit, so that numbers become visible in order, and a rollback leaves no gap.
 */
export const outgoingCounters = pgTable('outgoing_counters', {
  kind: text().$type<OutgoingKind>().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
})

/** The last change of each object of a kind. */
export const outgoingChanges = pgTable(
  'outgoing_changes',
  {
    kind: text().$type<OutgoingKind>().notNull(),
    objectId: uuid().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.objectId] }),
    unique('outgoing_changes_number').on(table.kind, table.number),
  ],
)
