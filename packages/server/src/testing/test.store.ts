import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { bankIdOrders, simulatedBankIdOrders } from '../db/schema/bankid.ts'
import { companies, employees } from '../db/schema/organisation.ts'
import { audit } from '../db/schema/platform.ts'
import { unitRoles } from '../db/schema/roles.ts'
import { sessions } from '../db/schema/sessions.ts'

/** Changes an agreement, as the provider would. */
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

export async function accountOf(db: Db, email: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
  if (!account) throw new Error(`There is no account ${email}.`)
  return account
}

export async function changeAccount(
  db: Db,
  email: string,
  change: Partial<typeof accounts.$inferInsert>,
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.email, email))
}

type UnitRoleRow = typeof unitRoles.$inferSelect

/** Takes every role from an account, and answers them so that they can be given back. */
export async function removeRoles(db: Db, email: string): Promise<UnitRoleRow[]> {
  const { id } = await accountOf(db, email)
  return db.delete(unitRoles).where(eq(unitRoles.accountId, id)).returning()
}

export async function giveRoles(db: Db, roles: UnitRoleRow[]): Promise<void> {
  await db.insert(unitRoles).values(roles)
}

/** What the audit tells of an action. */
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

/** The sessions that an account has had. */
export async function sessionsOf(db: Db, email: string): Promise<(typeof sessions.$inferSelect)[]> {
  const { id } = await accountOf(db, email)
  return db.select().from(sessions).where(eq(sessions.accountId, id))
}

/** Changes every session that an account has had, as time or a sign-out would. */
export async function changeSessions(
  db: Db,
  email: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<void> {
  const { id } = await accountOf(db, email)
  await db.update(sessions).set(change).where(eq(sessions.accountId, id))
}
