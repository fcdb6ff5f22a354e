import type { StoredOrderContents } from '@salvia/core/orders'
import { index, pgSequence, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { document } from './columns.ts'
import { matters } from './matters.ts'
import { units } from './organisation.ts'

/** Numbers for people, such as B-20001. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 20_001 })

/** What the orderer wrote: apart, since lists read none of it but the name of the service. */
export const orderContents = pgTable('order_contents', {
  id: uuid()
    .primaryKey()
    .references(() => matters.id, { onDelete: 'cascade' }),
  contents: document<StoredOrderContents>().notNull(),
})

/** The units of a group or counselling order, as they were when it was sent. */
export const orderUnits = pgTable(
  'order_units',
  {
    orderId: uuid()
      .notNull()
      .references(() => matters.id, { onDelete: 'cascade' }),
    unitId: uuid()
      .notNull()
      .references(() => units.id),
    path: text().array().notNull(),
    comment: text(),
  },
  table => [primaryKey({ columns: [table.orderId, table.unitId] }), index().on(table.unitId)],
)
