import type { OrdererRole, UnitNode } from '@salvia/core/access'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { unitRoles } from '../db/schema/roles.ts'

/** A unit with the names of its path, from the top. */
export interface NamedUnit extends UnitNode {
  readonly path: readonly string[]
}

/** The open units and the orderer roles of every company in a group, by which the rules judge. */
interface GroupFacts {
  readonly units: readonly NamedUnit[]
  readonly roles: readonly OrdererRole[]
}

export async function groupFacts(db: Db, groupId: string): Promise<GroupFacts> {
  const inGroup = inArray(
    units.clientNumber,
    db.select({ clientNumber: companies.clientNumber }).from(companies).where(eq(companies.groupId, groupId)),
  )
  const openUnits = await db
    .select({
      id: units.id,
      parentId: units.parentId,
      clientNumber: units.clientNumber,
      path: units.path,
    })
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
