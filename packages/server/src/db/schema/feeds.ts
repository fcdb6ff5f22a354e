import type { AttachmentState, AttachmentType } from '@salvia/core/conversations'
import type { FeedKind, ProviderKind } from '@salvia/core/feed-catalogue'
import type { FeedCounts } from '@salvia/core/feeds'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byteOrdered, document, identity, instant } from './columns.ts'

/** One row for each kind of the provider's feed that has had a batch or is watched. A batch locks the row of its kind. */
export const feeds = pgTable('feeds', {
  kind: text().$type<FeedKind>().primaryKey(),
  /** Objects that are there, deleted ones not counted. */
  objects: integer().notNull().default(0),
  latestVersion: bigint({ mode: 'number' }),
  /** The last batch that was accepted, whole or in part. */
  lastBatchAt: instant(),
  lastCounts: document<FeedCounts>(),
  /** SHA-256 of the batch as it was sent. */
  lastHash: text(),
  /** The last batch that was refused as a whole, and how many errors it had. */
  lastRefusedAt: instant(),
  lastRefused: integer(),
  /** So long may the kind be silent before it is told; null if nobody watches it. */
  silentHours: integer(),
  watchedSince: instant(),
})

/** The version of each object that a feed has brought. That of a deleted one is kept for ever. */
export const feedVersions = pgTable(
  'feed_versions',
  {
    kind: text().$type<FeedKind>().notNull(),
    /** The provider's own id. */
    id: byteOrdered().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    deleted: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.id] })],
)

/** Files that lines of the provider's feed name. They are sent before the lines. */
export const feedFiles = pgTable(
  'feed_files',
  {
    /** In lower-case hexadecimal digits. */
    sha256: text().primaryKey(),
    bytes: integer().notNull(),
    /** Empty once the bytes are deleted, as those of an infected file are. */
    fileKey: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    state: text().$type<AttachmentState>().notNull(),
    /** When it was last sent. */
    sentAt: instant().notNull(),
    scannedAt: instant(),
  },
  table => [
    index().on(table.fileKey),
    index().on(table.sentAt),
    index('feed_files_waiting_index').on(table.sentAt).where(sql`state = 'waiting'`),
  ],
)

/** Tokens of the provider's own systems; only the hash of the secret is kept. */
export const providerTokens = pgTable(
  'provider_tokens',
  {
    id: identity(),
    name: text().notNull(),
    kinds: text().array().$type<ProviderKind[]>().notNull(),
    secretHash: text().notNull().unique(),
    /** The case worker who made it; null for one made with the command that provisions. */
    createdBy: uuid().references(() => accounts.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  table => [index().on(table.createdBy)],
)
