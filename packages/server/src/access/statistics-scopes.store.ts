import type { UnitScope } from '@salvia/core/access'
import { STATISTICS_ROLES } from '@salvia/core/statistics'
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'

const readsStatistics = (accountId: string) =>
  and(
    eq(unitRoles.accountId, accountId),
    inArray(unitRoles.role, [...STATISTICS_ROLES]),
    isNull(units.endedAt),
  )

/** In a statement about `companies`: whether an account may read the statistics of a unit of the company. */
export function readsStatisticsOf(db: Db, accountId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(unitRoles)
      .innerJoin(units, eq(units.id, unitRoles.unitId))
      .where(and(eq(units.clientNumber, companies.clientNumber), readsStatistics(accountId))),
  )
}

/** The open units of a company whose statistics an account may read. */
export function statisticsScopes(
  db: Db,
  { accountId, clientNumber }: { readonly accountId: string; readonly clientNumber: string },
): Promise<UnitScope[]> {
  return db
    .select({ unitId: unitRoles.unitId, recursive: unitRoles.recursive })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(and(eq(units.clientNumber, clientNumber), readsStatistics(accountId)))
}
