import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { type AccountState, accounts } from '../db/schema/accounts.ts'

/** What a sign-in needs to know about an account. */
export interface SignInAccount {
  readonly id: string
  readonly email: string
  readonly pid: string | null
  readonly passwordHash: string | null
  readonly state: AccountState
  readonly firstName: string
  readonly lastName: string
  readonly mobilePhone: string | null
  readonly workPhone: string | null
  readonly isCaseWorker: boolean
  /** The person is an employee somewhere. Employees who may not use the portal are told about the app. */
  readonly isEmployee: boolean
}

/** The account of a lower-case email. */
export function accountByEmail(db: Db, email: string): Promise<SignInAccount | undefined> {
  return accountWhere(db, eq(accounts.email, email))
}

/** The account of an identity number of 12 digits. */
export function accountByPid(db: Db, pid: string): Promise<SignInAccount | undefined> {
  return accountWhere(db, eq(accounts.pid, pid))
}

export function accountById(db: Db, id: string): Promise<SignInAccount | undefined> {
  return accountWhere(db, eq(accounts.id, id))
}

async function accountWhere(db: Db, condition: SQL): Promise<SignInAccount | undefined> {
  const [row] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      pid: accounts.pid,
      passwordHash: accounts.passwordHash,
      state: accounts.state,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      mobilePhone: accounts.mobilePhone,
      workPhone: accounts.workPhone,
      isCaseWorker: accounts.isCaseWorker,
      isEmployee: sql<boolean>`exists (select 1 from employee_accounts linked where linked.account_id = accounts.id)`,
    })
    .from(accounts)
    .where(condition)
  return row
}
