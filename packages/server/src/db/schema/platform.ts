import type { Environment } from '@salvia/core/config'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Keys that are made once and shared by every server process. */
export const keys = pgTable('keys', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** What this database is for, in one row: written at its first start, and another environment is refused later. */
export const installation = pgTable(
  'installation',
  {
    id: boolean().primaryKey().default(true),
    environment: text().$type<Environment>().notNull(),
    startedAt: instant().notNull(),
  },
  table => [check('installation_once', sql`${table.id}`)],
)

/** Writes that may be sent twice. The answer is sealed with the key, of which only the hash stands here. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Account or machine token. */
    subject: text().notNull(),
    keyHash: text().notNull(),
    /** Hash of the call and what it was given, keyed with the caller's key. */
    fingerprint: text().notNull(),
    /** Which call has the key: one that was taken over from can no longer settle or release it. */
    lease: uuid().notNull().defaultRandom(),
    /** While the first call is under way; a process that died lets go of it by this time. */
    leasedUntil: instant(),
    sealedAnswer: bytes(),
    createdAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.subject, table.keyHash] }), index().on(table.createdAt)],
)

/** Never personal data: words, counts and identities. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Who did what, to which object, when. Rows are only ever added: the database refuses the rest. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** Account or machine token; null for the system itself. */
    actor: uuid(),
    clientNumber: text(),
    action: text().notNull(),
    /** Identity of what was acted on; never personal data. */
    object: text(),
    /** What else belongs to it, such as the way in, the code of a refusal, or who was shown. */
    details: jsonb().$type<AuditDetails>(),
  },
  table => [index().on(table.clientNumber, table.at), index().on(table.actor)],
)
