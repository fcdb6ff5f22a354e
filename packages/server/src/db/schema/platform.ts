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

/**
 * The environment of this database, in one row. It is written at the first start; another environment is refused
 * later.
 */
export const installation = pgTable(
  'installation',
  {
    id: boolean().primaryKey().default(true),
    environment: text().$type<Environment>().notNull(),
    startedAt: instant().notNull(),
  },
  table => [check('installation_once', sql`${table.id}`)],
)

/** Writes with an Idempotency-Key. The answer is encrypted with the key, of which only the hash is stored here. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Account or machine token. */
    subject: text().notNull(),
    keyHash: text().notNull(),
    /** Hash of the call and its input, keyed with the caller's key. */
    fingerprint: text().notNull(),
    /** Identifies the call that holds the key. A call that lost the key can no longer complete or free it. */
    lease: uuid().notNull().defaultRandom(),
    /** Until when the first call holds the key; a process that died loses it then. */
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
    /** The id of the object of the action; never personal data. */
    object: text(),
    /** Further facts, such as the way in, the code of a refusal, or the employees that were shown. */
    details: jsonb().$type<AuditDetails>(),
  },
  table => [index().on(table.clientNumber, table.at), index().on(table.actor)],
)
