import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What the claim that identifies a person holds. */
export type SsoClaim = 'email' | 'pid'

/** OpenID providers of customers, each with an address of its own under `/sso/`. */
export const ssoRealms = pgTable('sso_realms', {
  realm: text().primaryKey(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  clientSecret: text().notNull(),
  /** Name of the claim, and what it holds. */
  claim: text().notNull(),
  claimHolds: text().$type<SsoClaim>().notNull(),
  /**
   * The provider verifies every address, so an address is believed even if its token does not say that it is
   * verified.
   */
  emailIsVerified: boolean().notNull().default(false),
  /** The companies that a sign-in through the realm opens. `*`: all. */
  clientNumbers: text().array().notNull().default([]),
})

/** Sign-ins at a provider that are under way. */
export const ssoSignIns = pgTable(
  'sso_sign_ins',
  {
    stateHash: text().primaryKey(),
    realm: text()
      .notNull()
      .references(() => ssoRealms.realm),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    startedAt: instant().notNull(),
  },
  table => [index().on(table.startedAt)],
)
