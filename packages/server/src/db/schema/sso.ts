import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Which claim of a realm's tokens tells who someone is. */
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
  /** The companies that the provider speaks for: who belongs to another one too does not sign in by it. `*`: all. */
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
