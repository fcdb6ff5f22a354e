import type { Device } from '@salvia/core/sessions'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { sessions } from './sessions.ts'

/** Terminals that wait for a user to approve them in the portal. Both codes are stored as hashes only. */
export const pairings = pgTable(
  'pairings',
  {
    id: identity(),
    deviceCodeHash: text().notNull().unique(),
    userCodeHash: text().notNull().unique(),
    /** Program and system of the terminal, in our own words. */
    program: text().$type<Device['program']>(),
    system: text().$type<Device['system']>(),
    /** Keyed hash of the terminal's network. */
    network: text().notNull(),
    startedAt: instant().notNull(),
    answer: text().$type<'approved' | 'refused'>(),
    /** The session whose user approved it. */
    approvedBy: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    /** When the terminal has got its session, or cancelled. */
    endedAt: instant(),
  },
  table => [index().on(table.startedAt)],
)
