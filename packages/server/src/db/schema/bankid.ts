import type { BankIdMessageCode, BankIdStart } from '@salvia/core/bankid'
import type { Instant } from '@salvia/core/primitives'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { document, instant } from './columns.ts'

/** How an order stands, by what the provider answered last. */
export type BankIdStanding =
  | {
      readonly kind: 'pending'
      readonly hintCode?: string | undefined
      /** Since when the provider has not answered, and how: it is given some time. */
      readonly fault?: { readonly kind: 'closed' | 'silent'; readonly since: Instant } | undefined
    }
  | { readonly kind: 'failed'; readonly message: BankIdMessageCode }
  /** Who it was stands here until the browser comes for it, and no longer. */
  | { readonly kind: 'complete'; readonly pid: string; readonly ipAddress: string }
  | { readonly kind: 'handed-over' }

/** Sign-ins by BankID that are under way, shared by every server process. */
export const bankIdOrders = pgTable(
  'bankid_orders',
  {
    orderRef: text().primaryKey(),
    /** Hash of the cookie of the browser that began it: nobody else may follow it. */
    browserHash: text().notNull(),
    start: text().$type<BankIdStart>().notNull(),
    /** Comes back with the browser that the app opened again. */
    returnNonceHash: text(),
    autoStartToken: text().notNull(),
    qrStartToken: text().notNull(),
    /** Never leaves the server. */
    qrStartSecret: text().notNull(),
    ipAddress: text().notNull(),
    /** The link that the browser came by, where the sign-in is to bind an account to the number. */
    identityLinkId: uuid(),
    startedAt: instant().notNull(),
    /** When the provider was asked last, and what it answered; null before the first time. */
    collectedAt: instant(),
    answer: document<BankIdStanding>(),
    endedAt: instant(),
  },
  table => [index().on(table.startedAt)],
)

/** What the simulator keeps of an order beside its secrets. */
export interface SimulatedScript {
  /** Where the app leads the browser back to. */
  readonly returnUrl?: string | undefined
  /** What was chosen to happen; the simulator reads it by its own schema. */
  readonly play?: unknown
}

/** Orders of the simulator, which plays the provider outside production. */
export const simulatedBankIdOrders = pgTable('simulated_bankid_orders', {
  orderRef: text().primaryKey(),
  autoStartToken: text().notNull().unique(),
  qrStartToken: text().notNull().unique(),
  qrStartSecret: text().notNull(),
  endUserIp: text().notNull(),
  startedAt: instant().notNull(),
  /** What was chosen to happen: a person who signs, a hint, an error or a misbehaviour. */
  script: document<SimulatedScript>(),
  scriptedAt: instant(),
  personId: uuid(),
  collectedAt: instant(),
  endedAt: instant(),
})
