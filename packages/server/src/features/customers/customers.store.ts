import type { LoginMethod } from '@salvia/core/companies'
import type { Instant } from '@salvia/core/primitives'
import { and, count, eq, inArray, max, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { companies, groups } from '../../db/schema/organisation.ts'
import { personnelFileCases as cases } from '../../db/schema/personnel-file.ts'
import { memberships } from '../../db/schema/roles.ts'

/** A customer without the calculated figures. */
export interface CustomerFacts {
  readonly clientNumber: string
  readonly name: string
  readonly group: string
  readonly loginMethod: LoginMethod
  readonly closedAt: Instant | null
}

const customerFacts = {
  clientNumber: companies.clientNumber,
  name: companies.name,
  group: groups.name,
  loginMethod: companies.loginMethod,
  closedAt: companies.closedAt,
}

/** Every customer, unsorted: a provider has thousands at most, and names sort by rules outside the database. */
export function allCustomers(db: Db): Promise<CustomerFacts[]> {
  return db.select(customerFacts).from(companies).innerJoin(groups, eq(groups.id, companies.groupId))
}

export async function customerByNumber(db: Db, clientNumber: string): Promise<CustomerFacts | undefined> {
  const [row] = await db
    .select(customerFacts)
    .from(companies)
    .innerJoin(groups, eq(groups.id, companies.groupId))
    .where(eq(companies.clientNumber, clientNumber))
  return row
}

/** The number of accounts, without closed ones, that may act for each customer. A customer without any is missing. */
export async function countUsers(
  db: Db,
  clientNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { accountId, clientNumber } = memberships
  const given = db
    .selectDistinct({ accountId, clientNumber })
    .from(memberships)
    .innerJoin(accounts, and(eq(accounts.id, accountId), ne(accounts.state, 'closed')))
    .where(inArray(clientNumber, [...clientNumbers]))
    .as('given')
  const rows = await db
    .select({ clientNumber: given.clientNumber, users: count() })
    .from(given)
    .groupBy(given.clientNumber)
  return new Map(rows.map(row => [row.clientNumber, row.users]))
}

/** When a personnel file of each customer was last imported. A customer without any is missing. */
export async function lastImports(
  db: Db,
  clientNumbers: readonly string[],
): Promise<ReadonlyMap<string, Instant>> {
  const rows = await db
    .select({ clientNumber: cases.clientNumber, at: max(cases.finishedAt) })
    .from(cases)
    .where(and(inArray(cases.clientNumber, [...clientNumbers]), eq(cases.status, 'IMPORTED')))
    .groupBy(cases.clientNumber)
  return new Map(rows.flatMap(({ clientNumber, at }) => (at ? [[clientNumber, at]] : [])))
}
