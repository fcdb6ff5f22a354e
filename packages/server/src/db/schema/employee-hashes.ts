import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { employees } from './organisation.ts'

/**
 * The keyed hashes by which addresses name employees, so that one employee is found without hashing the numbers of all.
 * Rows are added when somebody asks for a hash that is not there; nothing but speed depends on them.
 */
export const employeeHashes = pgTable(
  'employee_hashes',
  {
    employeeId: uuid()
      .primaryKey()
      .references(() => employees.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    /** Which key made the hash: one of another key counts for nothing. */
    keyId: text().notNull(),
  },
  table => [index().on(table.hash)],
)
