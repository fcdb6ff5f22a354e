import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { identity, instant } from './columns.ts'

/** What a mailed link is for; it opens nothing else. */
export type LinkPurpose = 'activation' | 'password' | 'unsubscribe' | 'identity'

/** Links that were mailed; only the hash of the secret is kept. */
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

/** Notification mails that a user asked for, each about one object; ended ones stay, so that a late link can say so. */
export const mailSubscriptions = pgTable(
  'mail_subscriptions',
  {
    id: identity(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Which notification; its texts stand with the feature that sends it. */
    kind: text().notNull(),
    object: text().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  table => [unique('mail_subscriptions_object').on(table.accountId, table.kind, table.object)],
)
