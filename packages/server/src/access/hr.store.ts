import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { machineTokens } from '../db/schema/sessions.ts'
import { uuids } from '../db/uuids.ts'

/**
 * Condition on a role and its unit: true for an Extended Orderer of the root and everything below, which is what
 * makes somebody HR.
 */
const coversCompany = and(
  eq(unitRoles.role, 'extended-orderer'),
  unitRoles.recursive,
  isNull(units.parentId),
  isNull(units.endedAt),
)

/** In a statement about `companies`: whether an account is HR of the company. */
export function isHrOf(db: Db, accountId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(unitRoles)
      .innerJoin(units, eq(units.id, unitRoles.unitId))
      .where(
        and(
          eq(unitRoles.accountId, accountId),
          eq(units.clientNumber, companies.clientNumber),
          coversCompany,
        ),
      ),
  )
}

/** In a statement about `companies`: whether anybody who may sign in for the company is HR of it. */
export function hasHr(db: Db): SQL {
  return exists(hrAccounts(db).where(and(eq(units.clientNumber, companies.clientNumber), isHrInUse)))
}

/** In a statement about `machine_tokens`: whether who made the token is HR of its company and may sign in for it. */
export function isMadeByHr(db: Db): SQL {
  return exists(hrOfToken(db, eq(accounts.id, machineTokens.createdBy)))
}

/** In a statement about `machine_tokens`: whether anybody who may sign in for the company of the token is HR of it. */
export function isTokenBacked(db: Db): SQL {
  return exists(hrOfToken(db, undefined))
}

function hrOfToken(db: Db, which: SQL | undefined) {
  return hrAccounts(db).where(and(eq(units.clientNumber, machineTokens.clientNumber), isHrInUse, which))
}

/** The accounts of those who are HR of a company and may sign in for it. */
export async function hrOfCompany(db: Db, clientNumber: string): Promise<string[]> {
  const rows = await hrAccounts(db)
    .where(and(eq(units.clientNumber, clientNumber), isHrInUse))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/**
 * The employees of a company, prospective ones included, who are HR of it: their accounts have the role, in use or not.
 * All employments of one number at the company count, since an account may be known by the email of one of them alone.
 */
export async function employeesWhoAreHr(db: Db, clientNumber: string): Promise<string[]> {
  const holders = await db
    .selectDistinct({ id: unitRoles.accountId })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(and(eq(units.clientNumber, clientNumber), coversCompany))
  const accountIds = uuids(holders.map(({ id }) => id))
  const { rows } = await db.execute<{ id: string }>(sql`
    with numbers as materialized (
      select pid from accounts where id = any(${accountIds}) and pid is not null
      union
      select own.pid from employee_accounts linked join employees own on own.id = linked.employee_id
      where linked.account_id = any(${accountIds}) and linked.client_number in (
        select client_number from companies
        where group_id = (select group_id from companies where client_number = ${clientNumber}))
    )
    select e.id from employees e join numbers on numbers.pid = e.pid
    where e.client_number = ${clientNumber} and (e.ended_at is null or e.is_prospective)
    order by e.id`)
  return rows.map(({ id }) => id)
}

const isHrInUse = and(coversCompany, eq(accounts.state, 'active'))

/** The accounts that are HR, each once, even if both the file and the provider gave the role. */
function hrAccounts(db: Db) {
  return db
    .selectDistinct({ id: accounts.id })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .innerJoin(accounts, eq(accounts.id, unitRoles.accountId))
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.clientNumber, units.clientNumber)),
    )
    .$dynamic()
}
