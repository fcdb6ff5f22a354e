import { date, index, pgTable, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { companies } from './organisation.ts'

/** Sample notes, as the portal knows them. */
export const sampleNotes = pgTable(
  'sample_notes',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    title: text().notNull(),
    /** The title without diacritics: what a search is looked for in. */
    searchText: text().notNull(),
    text: text().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
  },
  table => [index().on(table.clientNumber, table.dueOn, table.id)],
)
