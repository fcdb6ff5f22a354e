import type { OrdererRole, UnitNode } from '@salvia/core/access'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'

/** The units and orderer roles of every company in the group, which the rules are judged by. */
export interface GroupFacts {
  readonly units: readonly UnitNode[]
  readonly roles: readonly OrdererRole[]
}

export async function groupFacts(db: Db, clientNumber: string): Promise<GroupFacts> {
  const group = db
    .select({ id: companies.groupId })
    .from(companies)
    .where(eq(companies.clientNumber, clientNumber))
  const inGroup = inArray(
    units.clientNumber,
    db
      .select({ clientNumber: companies.clientNumber })
      .from(companies)
      .where(inArray(companies.groupId, group)),
  )
  const openUnits = await db
    .select({ id: units.id, parentId: units.parentId, clientNumber: units.clientNumber })
    .from(units)
    .where(and(inGroup, isNull(units.endedAt)))
  const roles = await db
    .select({
      accountId: unitRoles.accountId,
      unitId: unitRoles.unitId,
      recursive: unitRoles.recursive,
      role: sql<OrdererRole['role']>`${unitRoles.role}`,
    })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(and(inGroup, isNull(units.endedAt), inArray(unitRoles.role, ['orderer', 'extended-orderer'])))
  return { units: openUnits, roles }
}
