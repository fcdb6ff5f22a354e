import type { CompanyProfile } from '@salvia/core/profile'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { units } from '../../db/schema/organisation.ts'
import { unitRoles } from '../../db/schema/roles.ts'

/** The roles of an account at a company, without duplicates if both a file and the provider give one. */
export async function rolesAt(
  db: Db,
  accountId: string,
  clientNumber: string,
): Promise<CompanyProfile['roles']> {
  const rows = await db
    .selectDistinct({
      role: unitRoles.role,
      unitId: units.id,
      unitPath: units.path,
      recursive: unitRoles.recursive,
    })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(eq(unitRoles.accountId, accountId), eq(units.clientNumber, clientNumber), isNull(units.endedAt)),
    )
    .orderBy(asc(units.path), asc(unitRoles.role), asc(unitRoles.recursive), asc(units.id))
  return rows
}
