import type { BankIdMessageCode, BankIdStart } from '@salvia/core/bankid'
import type { Instant } from '@salvia/core/primitives'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { document, instant } from './columns.ts'

/** The state of an order, by the last answer of the provider. */
export type BankIdState =
  | {
      readonly kind: 'pending'
      readonly hintCode?: string | undefined
      /** Since when, and how, the provider fails to answer. It is given some time. */
      readonly fault?: { readonly kind: 'closed' | 'silent'; readonly since: Instant } | undefined
    }
  | { readonly kind: 'failed'; readonly message: BankIdMessageCode }
  /** The identity number is stored here only until the browser collects the result. */
  | { readonly kind: 'complete'; readonly pid: string; readonly ipAddress: string }
  | { readonly kind: 'handed-over' }

/** Sign-ins by BankID that are under way, shared by every server process. */
export const bankIdOrders = pgTable(
  'bankid_orders',
  {
    orderRef: text().primaryKey(),
    /** Hash of the cookie of the browser that began the order. No other browser can follow it. */
    browserHash: text().notNull(),
    start: text().$type<BankIdStart>().notNull(),
    /** Hash of the nonce that comes back with the browser that the app opens again. */
    returnNonceHash: text(),
    autoStartToken: text().notNull(),
    qrStartToken: text().notNull(),
    /** Never leaves the server. */
    qrStartSecret: text().notNull(),
    ipAddress: text().notNull(),
    /** The mailed link that the sign-in came from, if it is to bind an account to the identity number. */
    identityLinkId: uuid(),
    startedAt: instant().notNull(),
    /** When the provider was asked last, and what it answered; null before the first time. */
    collectedAt: instant(),
    answer: document<BankIdState>(),
    endedAt: instant(),
  },
  table => [index().on(table.startedAt)],
)

/** What the simulator stores of an order, beside its secrets. */
export interface SimulatedScript {
  /** Where the app leads the browser back to. */
  readonly returnUrl?: string | undefined
  /** The chosen outcome; the simulator reads it by its own schema. */
  readonly play?: unknown
}

/** Orders of the simulator, which takes the provider's place outside production. */
export const simulatedBankIdOrders = pgTable('simulated_bankid_orders', {
  orderRef: text().primaryKey(),
  autoStartToken: text().notNull().unique(),
  qrStartToken: text().notNull().unique(),
  qrStartSecret: text().notNull(),
  endUserIp: text().notNull(),
  startedAt: instant().notNull(),
  /** The chosen outcome: a person who signs, a hint, an error or a fault. */
  script: document<SimulatedScript>(),
  scriptedAt: instant(),
  personId: uuid(),
  collectedAt: instant(),
  endedAt: instant(),
})
