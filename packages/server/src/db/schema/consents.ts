import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** The users' answers to each consent. */
export const consents = pgTable(
  'consents',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    isGiven: boolean().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.name] })],
)
