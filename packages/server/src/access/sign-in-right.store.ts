import type { UnitRole } from '@salvia/core/profile'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { employees, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { employmentsOf } from './employment.store.ts'

/** Roles that let their holder sign in by themselves. @spec §6 */
const SIGN_IN_ROLES = ['orderer', 'extended-orderer'] as const satisfies readonly UnitRole[]

/** What the right to sign in is found by. */
export interface SignInPerson {
  readonly accountId: string
  readonly isCaseWorker: boolean
}

/** Whether a person may sign in: a case worker, an orderer, or someone's immediate manager, where a member. */
export async function maySignIn(db: Db, person: SignInPerson): Promise<boolean> {
  if (person.isCaseWorker) return true
  const found = await unionAll(ordererRoles(db, person), managedEmployees(db, person)).limit(1)
  return found.length > 0
}

function ordererRoles(db: Db, { accountId }: SignInPerson) {
  return db
    .select({ one: sql<number>`1` })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(
        eq(unitRoles.accountId, accountId),
        inArray(unitRoles.role, [...SIGN_IN_ROLES]),
        isNull(units.endedAt),
        inArray(units.clientNumber, membershipsOf(db, accountId)),
      ),
    )
}

/** A manager is told by the account itself, or by the employment of its owner: by number, else by e-mail. */
function managedEmployees(db: Db, { accountId }: SignInPerson) {
  const own = sql`(select employee_id from (${employmentsOf(sql`linked.account_id = ${accountId}`)}) own)`
  return db
    .select({ one: sql<number>`1` })
    .from(employees)
    .where(
      and(
        isNull(employees.endedAt),
        or(eq(employees.managerAccountId, accountId), sql`${employees.managerEmployeeId} in ${own}`),
        sql`${employees.id} not in ${own}`,
        inArray(employees.clientNumber, membershipsOf(db, accountId)),
      ),
    )
}

function membershipsOf(db: Db, accountId: string) {
  return db
    .select({ clientNumber: memberships.clientNumber })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
}
