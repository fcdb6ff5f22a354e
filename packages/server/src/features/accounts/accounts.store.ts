import type { Locale } from '@salvia/core/i18n'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { employmentsOf } from '../../access/employment.store.ts'
import type { Db } from '../../db/database.ts'
import { type AccountState, accounts } from '../../db/schema/accounts.ts'
import { employees } from '../../db/schema/organisation.ts'

/** Whom a mail goes to. */
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

/** Whether an e-mail in lower case is that of someone who is employed at a customer. */
export async function isEmployeesEmail(db: Db, email: string): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(employees)
    .where(and(eq(sql`lower(${employees.email})`, email), isNull(employees.endedAt)))
    .limit(1)
  return found.length > 0
}

/** Whether a file that made the account its own names its owner: then BankID can bind the number to it. */
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

/** Two links for one number wait for each other, until the transaction ends. */
export async function lockIdentity(tx: Db, pid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${pid}`}, 0))`)
}

/** Keeps the identity number of an account, which is active from then on. */
export async function keepIdentity(db: Db, accountId: string, pid: string): Promise<void> {
  await db.update(accounts).set({ pid, state: 'active' }).where(eq(accounts.id, accountId))
}

export async function setPasswordHash(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
}

/**
 * Puts a new hash in the place of the one that was checked; false where another change came first, or the account was
 * closed meanwhile.
 */
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
