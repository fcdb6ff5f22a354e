import type { UnitRole } from '@salvia/core/profile'
import { boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity } from './columns.ts'
import { companies, units } from './organisation.ts'

/** Where a membership or a role comes from: an import touches only its own. */
export type GrantSource = 'file' | 'provider'

/** The companies that an account may act for, and who gave it that right. */
export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    source: text().$type<GrantSource>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.clientNumber, table.source] }),
    index().on(table.clientNumber),
  ],
)

/** Roles of accounts for units. A role from a file covers its unit alone. */
export const unitRoles = pgTable(
  'unit_roles',
  {
    id: identity(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    unitId: uuid()
      .notNull()
      .references(() => units.id),
    role: text().$type<UnitRole>().notNull(),
    recursive: boolean().notNull().default(false),
    source: text().$type<GrantSource>().notNull(),
  },
  table => [
    unique('unit_roles_grant').on(table.accountId, table.unitId, table.role, table.source),
    index().on(table.unitId),
  ],
)
