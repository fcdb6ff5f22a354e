import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * The versions of what the rules of access read. A scope is a company by its client number, for its units, roles and
 * employees; or `accounts`, for the identity numbers and emails of all accounts. The version of a scope is the set of
 * its rows. Triggers add a row with every change, in the same transaction, and remove those that no other transaction
 * is removing, so that no change waits for another one. No set occurs twice.
 */
export const accessVersions = pgTable(
  'access_versions',
  {
    scope: text().notNull(),
    version: uuid().notNull(),
  },
  table => [primaryKey({ columns: [table.scope, table.version] })],
)
