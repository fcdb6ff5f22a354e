import type { AccessEmployee, OrdererRole, UnitNode } from '@salvia/core/access'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { companies, employees, units } from '../../db/schema/organisation.ts'
import { unitRoles } from '../../db/schema/roles.ts'

/** The units and orderer roles of every company in the group: what the rules ask about. */
export interface GroupFacts {
  readonly units: readonly UnitNode[]
  readonly roles: readonly OrdererRole[]
}

/** An employee of one company with what the list shows and the rules ask. */
export interface ListedEmployee extends AccessEmployee {
  readonly id: string
  readonly pid: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly email: string | null
  readonly workPhone: string | null
  readonly mobilePhone: string | null
  readonly protectedIdentity: boolean
  readonly unitPath: string[]
  readonly manager: string | null
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

/** Everyone employed at the company now, with their own and their manager's account. */
export function employedAt(db: Db, clientNumber: string): Promise<ListedEmployee[]> {
  const manager = alias(employees, 'manager')
  const managersAccount = alias(accounts, 'managers_account')
  const namedAccount = alias(accounts, 'named_account')
  return db
    .select({
      id: employees.id,
      pid: employees.pid,
      firstName: employees.firstName,
      lastName: employees.lastName,
      title: employees.title,
      email: employees.email,
      workPhone: employees.workPhone,
      mobilePhone: employees.mobilePhone,
      protectedIdentity: employees.protectedIdentity,
      unitId: employees.unitId,
      unitPath: units.path,
      accountId: accounts.id,
      managerAccountId: sql<string | null>`coalesce(${managersAccount.id}, ${namedAccount.id})`,
      manager: sql<string | null>`coalesce(
        ${manager.firstName} || ' ' || ${manager.lastName},
        nullif(trim(${namedAccount.firstName} || ' ' || ${namedAccount.lastName}), ''),
        ${namedAccount.email},
        ${employees.managerText})`,
    })
    .from(employees)
    .innerJoin(units, eq(units.id, employees.unitId))
    .leftJoin(accounts, eq(accounts.pid, employees.pid))
    .leftJoin(manager, and(eq(manager.id, employees.managerEmployeeId), isNull(manager.endedAt)))
    .leftJoin(managersAccount, eq(managersAccount.pid, manager.pid))
    .leftJoin(namedAccount, eq(namedAccount.id, employees.managerAccountId))
    .where(and(eq(employees.clientNumber, clientNumber), isNull(employees.endedAt)))
}
