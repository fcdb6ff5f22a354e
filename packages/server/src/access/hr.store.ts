import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'

/**
 * Condition on a role and its unit: true for an Extended Orderer of the root and everything below, which is what
 * makes somebody HR.
 */
const coversCompany = and(
  eq(unitRoles.role, 'extended-orderer'),
  unitRoles.recursive,
  isNull(units.parentId),
  isNull(units.endedAt),
)

/** In a statement about `companies`: whether an account is HR of the company. */
export function isHrOf(db: Db, accountId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(unitRoles)
      .innerJoin(units, eq(units.id, unitRoles.unitId))
      .where(
        and(
          eq(unitRoles.accountId, accountId),
          eq(units.clientNumber, companies.clientNumber),
          coversCompany,
        ),
      ),
  )
}

/** In a statement about `companies`: whether anybody who may sign in for the company is HR of it. */
export function hasHr(db: Db): SQL {
  return exists(hrAccounts(db).where(and(eq(units.clientNumber, companies.clientNumber), isHrInUse)))
}

/** The accounts of those who are HR of a company and may sign in for it. */
export async function hrOfCompany(db: Db, clientNumber: string): Promise<string[]> {
  const rows = await hrAccounts(db)
    .where(and(eq(units.clientNumber, clientNumber), isHrInUse))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

const isHrInUse = and(coversCompany, eq(accounts.state, 'active'))

/** The accounts that are HR, each once, even if both the file and the provider gave the role. */
function hrAccounts(db: Db) {
  return db
    .selectDistinct({ id: accounts.id })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .innerJoin(accounts, eq(accounts.id, unitRoles.accountId))
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.clientNumber, units.clientNumber)),
    )
    .$dynamic()
}
