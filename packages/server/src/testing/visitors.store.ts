import type { Instant } from '@salvia/core/primitives'
import type { UnitRole } from '@salvia/core/profile'
import { eq, sql } from 'drizzle-orm'
import { giveFunctions } from '../access/case-worker-functions.store.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, employees } from '../db/schema/organisation.ts'
import { type GrantSource, memberships, unitRoles } from '../db/schema/roles.ts'
import { allAccounts, employeesOf } from './test.store.ts'

/** A person who tries to sign in. */
export interface Visitor {
  readonly email: string
  /** 12 digits */
  readonly pid: string
  /** Deletes the account that an attempt may have made. */
  forget?(): Promise<void>
}

/** The company of the demo world that they belong to. */
export const VISITED = '10402'

interface Part {
  /** Null for a person without an account. */
  readonly account: {
    readonly hasNumber?: boolean
    readonly state?: 'inactive' | 'closed'
    readonly hasPassword?: false
    readonly isCaseWorker?: true
  } | null
  readonly role?: UnitRole
  readonly source?: GrantSource
  readonly isManager?: true
  readonly employment?: 'ended' | 'without email' | 'none'
}

const NUMBERED = { hasNumber: true } as const
/** In the order of the policy's rows in the test of all ways to sign in. */
const PARTS: Readonly<Record<string, Part>> = {
  'orderer by file, active': { account: {}, role: 'orderer' },
  'orderer by file, not activated': { account: { state: 'inactive', hasPassword: false }, role: 'orderer' },
  'orderer by file, no employee has the email': {
    account: {},
    role: 'orderer',
    employment: 'without email',
  },
  'orderer with a number, active': { account: NUMBERED, role: 'orderer' },
  'orderer with a number, not activated': {
    account: { ...NUMBERED, state: 'inactive', hasPassword: false },
    role: 'orderer',
  },
  'orderer with a number, without a password': {
    account: { ...NUMBERED, hasPassword: false },
    role: 'orderer',
  },
  'Extended Orderer by the provider': { account: NUMBERED, role: 'extended-orderer', source: 'provider' },
  'immediate manager by number': { account: NUMBERED, isManager: true },
  'immediate manager by email': { account: {}, isManager: true },
  'immediate manager without an account': { account: null, isManager: true },
  'manager who manages nobody any more': { account: NUMBERED },
  'reviewer of statistics alone': { account: NUMBERED, role: 'statistics-reviewer' },
  'employee without an account': { account: null },
  'left, without a role': { account: NUMBERED, employment: 'ended' },
  'closed account': { account: { ...NUMBERED, state: 'closed' }, role: 'orderer' },
  'case worker': { account: { ...NUMBERED, isCaseWorker: true }, employment: 'none' },
  unknown: { account: null, employment: 'none' },
}

type Row = typeof employees.$inferSelect

/** Makes one of each, from employees who have no account and manage nobody yet. */
export async function makeVisitors(
  db: Db,
  passwordHash: string,
  now: Instant,
): Promise<ReadonlyMap<string, Visitor>> {
  const known = new Set((await allAccounts(db)).flatMap(({ pid, email }) => [pid, email]))
  const all = await employeesOf(db, VISITED)
  const managers = new Set(all.map(({ managerEmployeeId }) => managerEmployeeId))
  const free = all.filter(
    row => row.email !== null && !row.pid.endsWith('0000') && !known.has(row.pid) && !managers.has(row.id),
  )
  const visitors = new Map<string, Visitor>()
  for (const [who, part] of Object.entries(PARTS)) {
    const [row, report] = [free.pop(), free.pop()]
    if (!row?.email || !report) throw new Error('There are too few employees.')
    const email = row.email.toLowerCase()
    await employ(db, part, { row, report, now })
    if (part.account) await giveAccount(db, part, { row, email, passwordHash })
    const forget = part.account ? {} : { forget: () => forgetAccount(db, email) }
    visitors.set(who, { email, pid: row.pid, ...forget })
  }
  return visitors
}

async function employ(
  db: Db,
  { isManager, employment }: Part,
  { row, report, now }: { readonly row: Row; readonly report: Row; readonly now: Instant },
): Promise<void> {
  const change = (id: string, set: Partial<typeof employees.$inferInsert>) =>
    db.update(employees).set(set).where(eq(employees.id, id))
  if (isManager) await change(report.id, { managerEmployeeId: row.id })
  if (employment === 'ended') await change(row.id, { endedAt: now })
  if (employment === 'without email') await change(row.id, { email: null })
  // A person unknown to all customers: no employee has the number or the address.
  if (employment === 'none') await change(row.id, { pid: report.pid.replace(/....$/, '0000'), email: null })
}

async function giveAccount(
  db: Db,
  { account, role, source = 'file', isManager, employment }: Part,
  { row, email, passwordHash }: { readonly row: Row; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  const { hasNumber, state = 'active', hasPassword = true, isCaseWorker = false } = account ?? {}
  const [made] = await db
    .insert(accounts)
    .values({
      ...{ email, state, isCaseWorker },
      pid: hasNumber ? row.pid : null,
      passwordHash: hasPassword ? passwordHash : null,
    })
    .returning()
  if (!made) throw new Error('The account was not made.')
  const accountId = made.id
  if (isCaseWorker) await giveFunctions(db, accountId)
  const isMember = employment === undefined || employment === 'without email'
  if (isMember && (role || isManager || hasNumber))
    await db.insert(memberships).values({ accountId, clientNumber: VISITED, source })
  if (role) await db.insert(unitRoles).values({ accountId, unitId: row.unitId, role, source })
}

async function forgetAccount(db: Db, email: string): Promise<void> {
  const own = sql`(select id from accounts where email = ${email})`
  for (const table of ['mailed_links', 'memberships'])
    await db.execute(sql`delete from ${sql.identifier(table)} where account_id in ${own}`)
  await db.execute(sql`delete from accounts where email = ${email}`)
}

/** Closes a company, or opens it again, as the provider would. */
export async function setClosed(db: Db, clientNumber: string, closedAt: Instant | null): Promise<void> {
  await db.update(companies).set({ closedAt }).where(eq(companies.clientNumber, clientNumber))
}
