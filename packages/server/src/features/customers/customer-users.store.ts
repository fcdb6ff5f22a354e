import type { CustomerUser } from '@salvia/core/customers'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { units } from '../../db/schema/organisation.ts'
import { memberships, unitRoles } from '../../db/schema/roles.ts'

/** A user without the roles. */
export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly state: CustomerUser['state']
  readonly isCaseWorker: boolean
}

/**
 * The users who may act for a customer, unsorted: there are hundreds at most, and names sort by rules outside the
 * database.
 */
export function usersOf(db: Db, clientNumber: string): Promise<UserFacts[]> {
  const { id, email, firstName, lastName, state, isCaseWorker } = accounts
  const members = db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.clientNumber, clientNumber))
  return db
    .select({ id, email, firstName, lastName, state, isCaseWorker })
    .from(accounts)
    .where(inArray(id, members))
}

/** The roles of accounts at a customer, without duplicates if both a file and the provider give one. */
export async function rolesOf(
  db: Db,
  clientNumber: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, CustomerUser['roles']>> {
  const { accountId, role, recursive } = unitRoles
  const rows = await db
    .selectDistinct({ accountId, role, recursive, unitPath: units.path })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(eq(units.clientNumber, clientNumber), isNull(units.endedAt), inArray(accountId, [...accountIds])),
    )
    .orderBy(asc(units.path), asc(role), asc(recursive))
  const roles = Map.groupBy(rows, row => row.accountId)
  return new Map([...roles].map(([id, own]) => [id, own.map(({ accountId: _whose, ...held }) => held)]))
}
