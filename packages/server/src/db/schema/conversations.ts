import type { AttachmentState, AttachmentType, Party } from '@salvia/core/conversations'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'
import { companies } from './organisation.ts'

/** The conversation of one thing, such as an order. Its id is that of the thing. A message locks the row. */
export const conversations = pgTable('conversations', {
  id: uuid().primaryKey(),
  clientNumber: text()
    .notNull()
    .references(() => companies.clientNumber),
  /** The number of the last message of all, and of each side; 0 for none. */
  lastNumber: integer().notNull().default(0),
  lastOfCustomer: integer().notNull().default(0),
  lastOfProvider: integer().notNull().default(0),
})

/** Messages of both sides. Rows are only added, and deleted with their conversation. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    party: text().$type<Party>().notNull(),
    senderAccountId: uuid().references(() => accounts.id),
    senderName: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  table => [unique('messages_conversation_number').on(table.conversationId, table.number)],
)

/** How far each user has read, and who is told of news: who made the thing, answered, or gets the feedback. */
export const conversationReaders = pgTable(
  'conversation_readers',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    readThrough: integer().notNull().default(0),
    /** Messages of the provider count as unread for this user, who is mailed about them. */
    isFollowing: boolean().notNull().default(false),
    /** Messages of the provider after `readThrough`, of a user who follows: kept, since every page shows their number. */
    unread: integer().notNull().default(0),
    /** When the user was mailed about news and has not looked since: until then nothing is mailed again. */
    mailedAt: instant(),
  },
  table => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    index().on(table.accountId),
    index('conversation_readers_unread_index').on(table.accountId).where(sql`unread > 0`),
  ],
)

/** Notes between case workers. No call of a customer reads this table. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: identity(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    by: text().notNull(),
    text: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.conversationId, table.at)],
)

/** Attached files of every feature. One without a conversation is not sent, and is seen by its uploader alone. */
export const attachments = pgTable(
  'attachments',
  {
    id: identity(),
    uploadedBy: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The customer at which it was uploaded; null for a file of a case worker. */
    clientNumber: text().references(() => companies.clientNumber),
    /** Set when it is sent. */
    conversationId: uuid().references(() => conversations.id, { onDelete: 'cascade' }),
    /** Null for a file that was sent with the thing itself. */
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    sentAt: instant(),
    name: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** Empty once the bytes are deleted, as those of an infected file are. */
    fileKey: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    state: text().$type<AttachmentState>().notNull(),
    attachedAt: instant().notNull(),
    scannedAt: instant(),
  },
  table => [
    index().on(table.conversationId),
    index().on(table.fileKey),
    index('attachments_unsent_index').on(table.uploadedBy).where(sql`sent_at is null`),
    index('attachments_waiting_index').on(table.attachedAt).where(sql`state = 'waiting'`),
  ],
)

/** Texts that case workers begin replies with. */
export const replyTemplates = pgTable('reply_templates', {
  id: identity(),
  title: text().notNull(),
  text: text().notNull(),
  updatedAt: instant().notNull(),
})
