import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'

/** The accounts of those who are HR of a company and may sign in for it: Extended Orderer on the root, with all below. */
export async function hrOfCompany(db: Db, clientNumber: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: accounts.id })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .innerJoin(accounts, eq(accounts.id, unitRoles.accountId))
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.clientNumber, units.clientNumber)),
    )
    .where(
      and(
        eq(units.clientNumber, clientNumber),
        eq(unitRoles.role, 'extended-orderer'),
        unitRoles.recursive,
        isNull(units.parentId),
        isNull(units.endedAt),
        eq(accounts.state, 'active'),
      ),
    )
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}
