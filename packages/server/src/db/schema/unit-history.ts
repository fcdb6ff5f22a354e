import { sql } from 'drizzle-orm'
import { check, foreignKey, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies, employees, units } from './organisation.ts'

/** Since when it is recorded who belonged to which unit of a company: since its first import. */
export const unitHistories = pgTable('unit_histories', {
  clientNumber: text()
    .primaryKey()
    .references(() => companies.clientNumber),
  recordedSince: instant().notNull(),
})

/**
 * The periods during which employees belonged to units: from `startedAt` until just before `endedAt`, which is null for
 * the present unit. The periods of an employee form a chain: each but the first names the end of the one before, and
 * none is named twice. So no two overlap, and one at the most has no end.
 */
export const unitMemberships = pgTable(
  'unit_memberships',
  {
    employeeId: uuid()
      .notNull()
      .references(() => employees.id),
    unitId: uuid()
      .notNull()
      .references(() => units.id),
    startedAt: instant().notNull(),
    endedAt: instant(),
    /** End of the employee's period before this one; null for the first. */
    previousEndedAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.employeeId, table.startedAt] }),
    unique('unit_memberships_end').on(table.employeeId, table.endedAt).nullsNotDistinct(),
    unique('unit_memberships_previous').on(table.employeeId, table.previousEndedAt).nullsNotDistinct(),
    foreignKey({
      name: 'unit_memberships_chain',
      columns: [table.employeeId, table.previousEndedAt],
      foreignColumns: [table.employeeId, table.endedAt],
    }),
    check(
      'unit_memberships_order',
      sql`previous_ended_at <= started_at and (ended_at is null or started_at < ended_at)`,
    ),
  ],
)
