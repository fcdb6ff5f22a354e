import type { UnitRole } from '@salvia/core/profile'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { companies, employees, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { employmentsOf } from './employment.store.ts'
import { type Realm, speaksForEveryone } from './way-in.ts'

/** Roles that let their holder sign in by themselves. @spec §6 */
const SIGN_IN_ROLES = ['orderer', 'extended-orderer'] as const satisfies readonly UnitRole[]

/** What the right to sign in is found by. */
export interface SignInPerson {
  readonly accountId: string
  readonly isCaseWorker: boolean
  /** Who came in through a realm has the right at its companies alone. */
  readonly realm?: Realm | null
}

/**
 * Whether a person may sign in: a case worker, an orderer, or someone's immediate manager, where a member. A company
 * that is closed gives nobody the right.
 */
export async function maySignIn(db: Db, person: SignInPerson): Promise<boolean> {
  return person.isCaseWorker || (await hasRight(db, person, isNull(companies.closedAt)))
}

/** Whether a person has what the right to sign in hangs on, at a company that is closed. */
export async function hadRight(db: Db, person: SignInPerson): Promise<boolean> {
  return hasRight(db, person, isNotNull(companies.closedAt))
}

async function hasRight(db: Db, person: SignInPerson, which: SQL): Promise<boolean> {
  const found = await unionAll(ordererRoles(db, person, which), managedEmployees(db, person, which)).limit(1)
  return found.length > 0
}

function ordererRoles(db: Db, person: SignInPerson, which: SQL) {
  return db
    .select({ one: sql<number>`1` })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(
        eq(unitRoles.accountId, person.accountId),
        inArray(unitRoles.role, [...SIGN_IN_ROLES]),
        isNull(units.endedAt),
        inArray(units.clientNumber, companiesOf(db, person, which)),
      ),
    )
}

/** A manager is told by the account itself, or by the employment of its owner: by number, else by e-mail. */
function managedEmployees(db: Db, person: SignInPerson, which: SQL) {
  const { accountId } = person
  const own = sql`(select employee_id from (${employmentsOf(sql`linked.account_id = ${accountId}`)}) own)`
  return db
    .select({ one: sql<number>`1` })
    .from(employees)
    .where(
      and(
        isNull(employees.endedAt),
        or(eq(employees.managerAccountId, accountId), sql`${employees.managerEmployeeId} in ${own}`),
        sql`${employees.id} not in ${own}`,
        inArray(employees.clientNumber, companiesOf(db, person, which)),
      ),
    )
}

function companiesOf(db: Db, { accountId, realm = null }: SignInPerson, which: SQL) {
  const within = realm === null || speaksForEveryone(realm) ? undefined : [...realm.clientNumbers]
  return db
    .select({ clientNumber: memberships.clientNumber })
    .from(memberships)
    .innerJoin(companies, eq(companies.clientNumber, memberships.clientNumber))
    .where(
      and(eq(memberships.accountId, accountId), which, within && inArray(memberships.clientNumber, within)),
    )
}
