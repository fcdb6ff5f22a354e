import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import type { Locale } from '@salvia/core/i18n'
import type { UserSettings } from '@salvia/core/profile'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { document, identity } from './columns.ts'

/** `inactive` until activation, `closed` for good. */
export type AccountState = 'inactive' | 'active' | 'closed'

/** People who can sign in, or will when they have activated their account. */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    /** Lower case. */
    email: text().notNull().unique(),
    /** 12 digits, where known. One that ends in 0000 is nobody's own, and links to no account. */
    pid: text(),
    passwordHash: text(),
    state: text().$type<AccountState>().notNull(),
    isCaseWorker: boolean().notNull().default(false),
    locale: text().$type<Locale>().notNull().default('sv'),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    mobilePhone: text(),
    workPhone: text(),
    /** How the user wants the portal to look and work; absent what was never chosen. */
    settings: document<Partial<UserSettings>>().notNull().default({}),
  },
  table => [
    uniqueIndex().on(table.pid).where(sql`pid is not null`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
    check('accounts_pid_of_a_person', sql`${table.pid} not like '%0000'`),
  ],
)

/** What a case worker holds, for which matters of customers. Nobody else has a row. */
export const caseWorkerFunctions = pgTable(
  'case_worker_functions',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    function: text().$type<CaseWorkerFunction>().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.function] })],
)
