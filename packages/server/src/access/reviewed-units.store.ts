import type { UnitScope } from '@salvia/core/access'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'

/** The open units of a company for which an account is check-up reviewer. */
export function reviewedUnits(
  db: Db,
  { accountId, clientNumber }: { readonly accountId: string; readonly clientNumber: string },
): Promise<UnitScope[]> {
  return db
    .select({ unitId: unitRoles.unitId, recursive: unitRoles.recursive })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(
        eq(unitRoles.accountId, accountId),
        eq(unitRoles.role, 'checkup-reviewer'),
        eq(units.clientNumber, clientNumber),
        isNull(units.endedAt),
      ),
    )
}
