import { and, asc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/organisation.ts'
import { memberships } from '../db/schema/roles.ts'
import type { Caller } from './caller.ts'
import type { CompanyAccess } from './company-access.ts'
import { isHrOf } from './hr.store.ts'
import { readsStatisticsOf } from './statistics-scopes.store.ts'

/** The open companies of an account, by client number. */
export async function companiesOfAccount(db: Db, accountId: string): Promise<CompanyAccess[]> {
  return selectCompanies(db, and(isMember(db, accountId), isOpen) as SQL, rolesOf(db, accountId))
}

/** A closed company of an account; undefined if it is open, or the account is no member of it. */
export async function closedCompanyOfAccount(
  db: Db,
  accountId: string,
  clientNumber: string,
): Promise<CompanyAccess | undefined> {
  const isThis = eq(companies.clientNumber, clientNumber)
  const which = and(isThis, isMember(db, accountId), isNotNull(companies.closedAt)) as SQL
  const [company] = await selectCompanies(db, which, rolesOf(db, accountId))
  return company
}

function isMember(db: Db, accountId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.accountId, accountId), eq(memberships.clientNumber, companies.clientNumber))),
  )
}

/** Any company, open or closed, as case workers see it; undefined if there is none with the number. */
export async function anyCompany(db: Db, clientNumber: string): Promise<CompanyAccess | undefined> {
  const [company] = await selectCompanies(db, eq(companies.clientNumber, clientNumber), NO_ROLES)
  return company
}

const isOpen = isNull(companies.closedAt)

/** One company as the caller may use it; undefined if it is not the caller's, or closed. */
export async function companyOfCaller(
  db: Db,
  caller: Caller,
  clientNumber: string,
): Promise<CompanyAccess | undefined> {
  if (caller.kind === 'person') {
    const own = await companiesOfAccount(db, caller.accountId)
    return own.find(company => company.clientNumber === clientNumber)
  }
  if (caller.clientNumber !== clientNumber) return undefined
  const isOwn = and(eq(companies.clientNumber, clientNumber), isOpen) as SQL
  const [company] = await selectCompanies(db, isOwn, NO_ROLES)
  return company
}

/** The name of a company. */
export async function companyName(db: Db, clientNumber: string): Promise<string> {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  return company?.name ?? clientNumber
}

/** Names of companies by client number. */
export async function companyNames(
  db: Db,
  clientNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (clientNumbers.length === 0) return new Map()
  const rows = await db
    .select({ clientNumber: companies.clientNumber, name: companies.name })
    .from(companies)
    .where(inArray(companies.clientNumber, [...new Set(clientNumbers)]))
  return new Map(rows.map(row => [row.clientNumber, row.name]))
}

/** The names of all companies by client number. */
export async function allCompanyNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ clientNumber: companies.clientNumber, name: companies.name }).from(companies)
  return new Map(rows.map(row => [row.clientNumber, row.name]))
}

/** What roles open at a company, as conditions in a statement about `companies`. */
interface RolesAt {
  readonly isHr: SQL
  readonly readsStatistics: SQL
}

const NO_ROLES: RolesAt = { isHr: sql`false`, readsStatistics: sql`false` }

const rolesOf = (db: Db, accountId: string): RolesAt => ({
  isHr: isHrOf(db, accountId),
  readsStatistics: readsStatisticsOf(db, accountId),
})

function selectCompanies(db: Db, which: SQL, { isHr, readsStatistics }: RolesAt): Promise<CompanyAccess[]> {
  return db
    .select({
      clientNumber: companies.clientNumber,
      name: companies.name,
      fqn: companies.fqn,
      loginMethod: companies.loginMethod,
      agreed: companies.features,
      template: companies.template,
      isHr: sql<boolean>`${isHr}`,
      readsStatistics: sql<boolean>`${readsStatistics}`,
    })
    .from(companies)
    .where(which)
    .orderBy(asc(companies.clientNumber))
}
