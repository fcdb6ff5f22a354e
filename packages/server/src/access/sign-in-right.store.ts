import type { UnitRole } from '@salvia/core/profile'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { companies, employees, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { employmentsOf } from './employment.store.ts'
import { type Realm, speaksForEveryone } from './way-in.ts'

/** Roles that give the right to sign in. @spec §6 */
const SIGN_IN_ROLES = ['orderer', 'extended-orderer'] as const satisfies readonly UnitRole[]

/** What decides the right to sign in. */
interface SignInPerson {
  readonly accountId: string
  readonly isCaseWorker: boolean
  /** A person who signed in through a realm has the right only at the companies of that realm. */
  readonly realm?: Realm | null
}

/**
 * Whether a person may sign in: a case worker, or a member of an open company who is orderer or somebody's immediate
 * manager there.
 */
export async function maySignIn(db: Db, person: SignInPerson): Promise<boolean> {
  return person.isCaseWorker || (await hasRight(db, person, isNull(companies.closedAt)))
}

/** Whether the owner of an account has the right to sign in at one company, if it is open. */
export async function maySignInAt(db: Db, accountId: string, clientNumber: string): Promise<boolean> {
  const there = { accountId, isCaseWorker: false, realm: { name: '', clientNumbers: [clientNumber] } }
  return hasRight(db, there, isNull(companies.closedAt))
}

/** Whether a person would have the right to sign in if a closed company were open. */
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

/**
 * The employees whom a person manages. The manager is known by account, or by the person's own employment, which is
 * found by identity number, else by email.
 */
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
