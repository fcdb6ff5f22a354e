import {
  CASE_WORKER_FUNCTION_NAMES,
  type CaseWorkerFunction,
  orderedFunctions,
} from '@salvia/core/case-worker-functions'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { giveFunctions, takeFunctions } from '../access/case-worker-functions.store.ts'
import type { Db } from '../db/database.ts'
import { accounts, caseWorkerFunctions } from '../db/schema/accounts.ts'
import { bankIdOrders, simulatedBankIdOrders } from '../db/schema/bankid.ts'
import { companies, employees, units } from '../db/schema/organisation.ts'
import { audit } from '../db/schema/platform.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { sessions } from '../db/schema/sessions.ts'

/** Changes the features of an agreement, as the provider would. */
export async function setFeatures(db: Db, clientNumber: string, features: string[] | null): Promise<void> {
  await db.update(companies).set({ features }).where(eq(companies.clientNumber, clientNumber))
}

export async function setLoginMethod(
  db: Db,
  clientNumber: string,
  loginMethod: typeof companies.$inferSelect.loginMethod,
): Promise<void> {
  await db.update(companies).set({ loginMethod }).where(eq(companies.clientNumber, clientNumber))
}

export async function changeCompany(
  db: Db,
  clientNumber: string,
  change: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await db.update(companies).set(change).where(eq(companies.clientNumber, clientNumber))
}

export async function companyOf(db: Db, clientNumber: string): Promise<typeof companies.$inferSelect> {
  const [company] = await db.select().from(companies).where(eq(companies.clientNumber, clientNumber))
  if (!company) throw new Error(`There is no company ${clientNumber}.`)
  return company
}

/** Gives all who have a password the password of this hash. */
export async function setPasswords(db: Db, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(isNotNull(accounts.passwordHash))
}

export async function accountOf(db: Db, email: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  if (!account) throw new Error(`There is no account ${email}.`)
  return account
}

/** Changes an account. One that becomes a case worker’s gets all functions, as the command that provisions gives them. */
export async function changeAccount(
  db: Db,
  email: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.email, email))
  if (change.isCaseWorker) await giveFunctions(db, (await accountOf(db, email)).id)
}

/** Leaves a case worker only these functions. */
export async function setFunctions(
  db: Db,
  email: string,
  functions: readonly CaseWorkerFunction[],
): Promise<void> {
  const { id } = await accountOf(db, email)
  await takeFunctions(db, id, CASE_WORKER_FUNCTION_NAMES)
  await giveFunctions(db, id, functions)
}

/** The functions that an account has rows of, in their order. */
export async function functionsOf(db: Db, email: string): Promise<CaseWorkerFunction[]> {
  const { id } = await accountOf(db, email)
  const rows = await db.select().from(caseWorkerFunctions).where(eq(caseWorkerFunctions.accountId, id))
  return orderedFunctions(rows.map(row => row.function))
}

type UnitRoleRow = typeof unitRoles.$inferSelect

export async function rolesOf(db: Db, email: string): Promise<UnitRoleRow[]> {
  const { id } = await accountOf(db, email)
  return db.select().from(unitRoles).where(eq(unitRoles.accountId, id))
}

/** Removes every role of an account and returns them, so that they can be restored. */
export async function removeRoles(db: Db, email: string): Promise<UnitRoleRow[]> {
  const { id } = await accountOf(db, email)
  return db.delete(unitRoles).where(eq(unitRoles.accountId, id)).returning()
}

export async function giveRoles(db: Db, roles: UnitRoleRow[]): Promise<void> {
  await db.insert(unitRoles).values(roles)
}

/** Makes an account a user of a company, as a personnel file would. */
export async function fileRoleAt(
  db: Db,
  accountId: string,
  clientNumber: string,
): Promise<{ takeAway(): Promise<void> }> {
  const source = 'file' as const
  const [root] = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.clientNumber, clientNumber), isNull(units.parentId)))
  if (!root) throw new Error(`There is no company ${clientNumber}.`)
  await db.insert(memberships).values({ accountId, clientNumber, source }).onConflictDoNothing()
  await db
    .insert(unitRoles)
    .values({ accountId, unitId: root.id, role: 'orderer', source })
    .onConflictDoNothing()
  return {
    async takeAway() {
      await db.delete(unitRoles).where(and(eq(unitRoles.accountId, accountId), eq(unitRoles.unitId, root.id)))
      await db
        .delete(memberships)
        .where(and(eq(memberships.accountId, accountId), eq(memberships.clientNumber, clientNumber)))
    },
  }
}

/** The units of a company, the whole company first. */
export function unitsOf(db: Db, clientNumber: string): Promise<(typeof units.$inferSelect)[]> {
  return db.select().from(units).where(eq(units.clientNumber, clientNumber)).orderBy(units.path)
}

/** The audit entries of an action. */
export function auditOf(db: Db, action: string): Promise<(typeof audit.$inferSelect)[]> {
  return db.select().from(audit).where(eq(audit.action, action)).orderBy(audit.id)
}

/** Everyone employed at a company now. */
export function employeesOf(db: Db, clientNumber: string): Promise<(typeof employees.$inferSelect)[]> {
  return db
    .select()
    .from(employees)
    .where(and(eq(employees.clientNumber, clientNumber), isNull(employees.endedAt)))
}

export async function changeEmployee(
  db: Db,
  id: string,
  change: Partial<typeof employees.$inferInsert>,
): Promise<void> {
  await db.update(employees).set(change).where(eq(employees.id, id))
}

/** Adds an employee who is like another one, with another number, as the next file would. */
export async function addEmployeeLike(
  db: Db,
  { id: _id, ...like }: typeof employees.$inferSelect,
  pid: string,
): Promise<string> {
  const [made] = await db
    .insert(employees)
    .values({ ...like, pid })
    .returning({ id: employees.id })
  if (!made) throw new Error('The employee was not added.')
  return made.id
}

/** Ends every employment under an email, as a file without it would. */
export async function endEmployments(db: Db, email: string, endedAt: Instant): Promise<void> {
  await db.update(employees).set({ endedAt }).where(eq(employees.email, email))
}

export function allAccounts(db: Db): Promise<(typeof accounts.$inferSelect)[]> {
  return db.select().from(accounts)
}

/** Every order of the BankID simulator, the oldest first. */
export function simulatedOrders(db: Db): Promise<(typeof simulatedBankIdOrders.$inferSelect)[]> {
  return db.select().from(simulatedBankIdOrders).orderBy(simulatedBankIdOrders.startedAt)
}

export async function bankIdOrder(
  db: Db,
  orderRef: string,
): Promise<typeof bankIdOrders.$inferSelect | undefined> {
  const [order] = await db.select().from(bankIdOrders).where(eq(bankIdOrders.orderRef, orderRef))
  return order
}

/** All sessions of an account, ended ones included. */
export async function sessionsOf(db: Db, email: string): Promise<(typeof sessions.$inferSelect)[]> {
  const { id } = await accountOf(db, email)
  return db.select().from(sessions).where(eq(sessions.accountId, id))
}

/** Changes all sessions of an account, as time or a sign-out would. */
export async function changeSessions(
  db: Db,
  email: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  const { id } = await accountOf(db, email)
  await db.update(sessions).set(change).where(eq(sessions.accountId, id))
}

/**
 * Adds an account as a personnel file makes one for an employee's email: with a role in the unit, without an identity
 * number.
 */
export async function addFileAccount(
  db: Db,
  { email, clientNumber, unitId }: Pick<typeof employees.$inferSelect, 'email' | 'clientNumber' | 'unitId'>,
  account: Partial<typeof accounts.$inferInsert> = {},
): Promise<typeof accounts.$inferSelect> {
  const values = { email: email?.toLowerCase() ?? '', state: 'inactive' as const, ...account }
  const [made] = await db.insert(accounts).values(values).returning()
  if (!made) throw new Error('The account was not made.')
  const grant = { accountId: made.id, source: 'file' as const }
  await db.insert(memberships).values({ ...grant, clientNumber })
  await db.insert(unitRoles).values({ ...grant, unitId, role: 'orderer', recursive: false })
  return made
}
