import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { document, instant } from './columns.ts'

/** How a BankID order is started: the app scans a code, or is opened on the same device. */
export type BankIdStart = 'qr' | 'same-device'

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
    startedAt: instant().notNull(),
    /** When the provider was asked last, and what it answered. */
    collectedAt: instant(),
    answer: document<Readonly<Record<string, unknown>>>(),
    endedAt: instant(),
  },
  table => [index().on(table.startedAt)],
)

/** Orders of the simulator, which plays the provider outside production. */
export const simulatedBankIdOrders = pgTable('simulated_bankid_orders', {
  orderRef: text().primaryKey(),
  autoStartToken: text().notNull().unique(),
  qrStartToken: text().notNull().unique(),
  qrStartSecret: text().notNull(),
  endUserIp: text().notNull(),
  startedAt: instant().notNull(),
  /** What was chosen to happen: a person who signs, a hint, an error or a misbehaviour. */
  script: document<Readonly<Record<string, unknown>>>(),
  scriptedAt: instant(),
  personId: uuid(),
  collectedAt: instant(),
  endedAt: instant(),
})
