import type { Locale } from '@salvia/core/i18n'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { employmentsOf } from '../../access/employment.store.ts'
import type { Db } from '../../db/database.ts'
import { type AccountState, accounts } from '../../db/schema/accounts.ts'
import { employees } from '../../db/schema/organisation.ts'

/** The recipient of a mail. */
export interface Recipient {
  readonly accountId: string
  readonly email: string
  readonly firstName: string
  readonly locale: Locale
  readonly state: AccountState
}

export async function recipientOf(db: Db, accountId: string): Promise<Recipient | undefined> {
  const { id, email, firstName, locale, state } = accounts
  const [row] = await db
    .select({ accountId: id, email, firstName, locale, state })
    .from(accounts)
    .where(eq(id, accountId))
  return row
}

/** Whether an email (in lower case) belongs to somebody who is employed at a customer. */
export async function isEmployeesEmail(db: Db, email: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(employees)
    .where(and(eq(sql`lower(${employees.email})`, email), isNull(employees.endedAt)))
    .limit(1)
  return found.length > 0
}

/**
 * Whether a personnel file has a row for the account's owner. If so, BankID can bind an identity number to the account.
 */
export async function hasOwnRow(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from (${employmentsOf(sql`linked.account_id = ${accountId}`)}) own
    join memberships on memberships.account_id = own.account_id
      and memberships.client_number = own.client_number and memberships.source = 'file'
    limit 1`)
  return rows.length > 0
}

export async function activateAccount(db: Db, accountId: string): Promise<void> {
  await db.update(accounts).set({ state: 'active' }).where(eq(accounts.id, accountId))
}

/** Locks an identity number until the transaction ends, so that two links for one number wait for each other. */
export async function lockIdentity(tx: Db, pid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${pid}`}, 0))`)
}

/** Stores the identity number of an account and makes the account active. */
export async function keepIdentity(db: Db, accountId: string, pid: string): Promise<void> {
  await db.update(accounts).set({ pid, state: 'active' }).where(eq(accounts.id, accountId))
}

export async function setPasswordHash(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
}

/** Replaces the password hash that was checked. False if the hash has changed since, or the account has been closed. */
export async function replacePasswordHash(
  db: Db,
  accountId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const replaced = await db
    .update(accounts)
    .set({ passwordHash: to })
    .where(
      and(
        eq(accounts.id, accountId),
        eq(accounts.state, 'active'),
        from === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, from),
      ),
    )
    .returning({ id: accounts.id })
  return replaced.length > 0
}
