import {
  type AccessEmployee,
  mayOrderFor,
  type OrderAccess,
  type OrdererRole,
  orderAccess,
  type UnitScope,
  unitTree,
} from '@salvia/core/access'
import { certificateAccess } from '@salvia/core/certificates'
import { sql } from 'drizzle-orm'
import { placeOfWork } from '../access/employment.store.ts'
import type { Db } from '../db/database.ts'

/** Whose rules, at which company. */
interface Asked {
  readonly accountId: string
  readonly pid: string | null
  readonly clientNumber: string
}

/** The verdicts of the rules on each employee of a company, prospective ones included, from the tables and one by one, and nothing kept. */
export async function slowVerdicts(
  db: Db,
  { accountId, pid, clientNumber }: Asked,
): Promise<ReadonlyMap<string, Verdicts>> {
  const inGroup = sql`client_number in (select client_number from companies where group_id =
    (select group_id from companies where client_number = ${clientNumber}))`
  const units = await db.execute<{ id: string; parentId: string | null; clientNumber: string }>(sql`
    select id, parent_id as "parentId", client_number as "clientNumber" from units
    where ${inGroup} and ended_at is null`)
  const roles = await db.execute<{ [Key in keyof OrdererRole]: OrdererRole[Key] }>(sql`
    select account_id as "accountId", unit_id as "unitId", recursive, role from unit_roles
    where role in ('orderer', 'extended-orderer')
      and unit_id in (select id from units where ${inGroup} and ended_at is null)`)
  const reviews = await db.execute<{ [Key in keyof UnitScope]: UnitScope[Key] }>(sql`
    select unit_id as "unitId", recursive from unit_roles
    where role = 'checkup-reviewer' and account_id = ${accountId}
      and unit_id in (select id from units where client_number = ${clientNumber} and ended_at is null)`)
  const place = await placeOfWork(db, { accountId, pid }, clientNumber)
  const employment = place.kind === 'unit' ? { kind: place.kind, unitId: place.unit.id } : place
  const access = orderAccess(
    { accountId, employment, reviews: reviews.rows },
    unitTree(units.rows),
    roles.rows,
  )
  const employees = await db.execute<
    { id: string } & { [Key in keyof AccessEmployee]: AccessEmployee[Key] }
  >(sql`
    select e.id, e.unit_id as "unitId", coalesce(linked.account_id, prospect.account_id) as "accountId",
      coalesce(e.manager_account_id, manager.account_id) as "managerAccountId"
    from employees e
    left join employee_accounts linked on linked.employee_id = e.id
    left join employee_accounts manager on manager.employee_id = e.manager_employee_id
    left join lateral (
      select accounts.id as account_id from accounts where e.is_prospective and accounts.pid = e.pid
      union
      select own.account_id from employees other join employee_accounts own on own.employee_id = other.id
      where e.is_prospective and other.pid = e.pid and other.${inGroup}
    ) prospect on true
    where e.client_number = ${clientNumber} and (e.ended_at is null or e.is_prospective)`)
  return new Map(employees.rows.map(({ id, ...employee }) => [id, verdictsOn(access, employee)]))
}

/** What the rules answer about one employee. */
interface Verdicts {
  readonly ordering: string
  readonly checkUps: string
}

export function verdictsOn(access: OrderAccess, employee: AccessEmployee): Verdicts {
  const verdict = mayOrderFor(access, employee)
  const checks = certificateAccess(access, employee)
  return {
    ordering: verdict.kind === 'excluded' ? verdict.rule : verdict.kind,
    checkUps: checks.kind === 'seen' ? `seen, may change: ${checks.mayChange}` : checks.kind,
  }
}
