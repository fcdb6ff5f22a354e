import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'

/** What a mailed link is for; it opens nothing else. */
export type LinkPurpose = 'activation' | 'password' | 'unsubscribe' | 'identity'

/** Mailed links. Only the hash of the secret is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: identity(),
    purpose: text().$type<LinkPurpose>().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    secretHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** The subscription that an unsubscribe link ends. */
    subscriptionId: uuid().references(() => mailSubscriptions.id),
    /** The identity number, of 12 digits, that BankID showed and that an identity link binds the account to. */
    pid: text(),
    /** The organisation's own sign-in that the link came by, instead of by mail: it opens what that one opens. */
    realm: text(),
  },
  table => [index().on(table.accountId, table.purpose), index().on(table.expiresAt)],
)

/**
 * Notification mails that a user gets, each about one object. Ended ones stay, so that a late unsubscribe link can
 * say that it has been used.
 */
export const mailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    id: identity(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The kind of notification. Its texts belong to the feature that sends it. */
    kind: text().notNull(),
    object: text().notNull(),
    createdAt: instant().notNull(),
    /** When it was last turned on. */
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  table => [unique('mail_subscriptions_object').on(table.accountId, table.kind, table.object)],
)
