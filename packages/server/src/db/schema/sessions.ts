import type { MachineGrant } from '@salvia/core/features'
import type { Device, SessionMethod } from '@salvia/core/sessions'
import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'
import { companies } from './organisation.ts'

/** One sign-in. The server judges idle time and the end by this row, whatever the token says. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    method: text().$type<SessionMethod>().notNull(),
    /** The organisation's own sign-in that it began with, which opens the companies of that realm alone. */
    realm: text(),
    /** Hash of the cookie of the browser that it belongs to; null where it belongs to none. */
    binding: text(),
    /** The program and system of the sign-in, in our own words. The header itself is not stored. */
    program: text().$type<Device['program']>(),
    system: text().$type<Device['system']>(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
  },
  table => [index().on(table.accountId)],
)

/**
 * Wrong passwords in a row. Known and unknown emails are counted alike, so that neither can be told from the other.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  /** Keyed hash of the lower-case email. */
  emailHash: text().primaryKey(),
  failed: integer().notNull(),
  lastAt: instant().notNull(),
  lockedUntil: instant(),
})

/** Tokens of CI and SFTP hosts; only the hash of the secret is kept. */
export const machineTokens = pgTable(
  'machine_tokens',
  {
    id: identity(),
    clientNumber: text()
      .notNull()
      .references(() => companies.clientNumber),
    name: text().notNull(),
    grants: text().array().$type<MachineGrant[]>().notNull(),
    secretHash: text().notNull().unique(),
    createdBy: uuid()
      .notNull()
      .references(() => accounts.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
    /** When it was found that its maker is no HR of the company any more; null while they are. */
    makerLeftAt: instant(),
    /** The token that replaced this one; this one ends with the overlap. */
    replacedBy: uuid().references((): AnyPgColumn => machineTokens.id),
  },
  table => [index().on(table.clientNumber)],
)
