import type { NamedEmployee } from '@salvia/core/accounts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** An employee who may be the owner of an account. */
export interface PossibleOwner extends NamedEmployee {
  readonly firstName: string
  readonly lastName: string
}

/** Condition on the employee `e` of a statement: whether it is the manager of somebody else. */
export const MANAGES_SOMEBODY: SQL = sql`exists (
  select 1 from employees managed
  where managed.manager_employee_id = e.id and managed.client_number = e.client_number
    and managed.id <> e.id and managed.ended_at is null)`

/** Every open employment of an identity number of 12 digits. A number that ends in 0000 belongs to nobody. */
export function employeesOfNumber(db: Db, pid: string): Promise<PossibleOwner[]> {
  return pid.endsWith('0000') ? Promise.resolve([]) : owners(db, sql`e.pid = ${pid}`)
}

/** All employees who have an email in lower case. */
export function employeesOfEmail(db: Db, email: string): Promise<PossibleOwner[]> {
  return owners(db, sql`lower(e.email) = ${email}`)
}

async function owners(db: Db, which: SQL): Promise<PossibleOwner[]> {
  const { rows } = await db.execute<{ [Key in keyof PossibleOwner]: PossibleOwner[Key] }>(sql`
    select e.client_number as "clientNumber", e.first_name as "firstName", e.last_name as "lastName",
      lower(e.email) as email, 1 = (
        select count(*) from employees named
        where named.client_number = e.client_number and lower(named.email) = lower(e.email)
          and named.ended_at is null) as "isOnlyOne",
      ${MANAGES_SOMEBODY} as "isManager",
      exists (select 1 from accounts where accounts.pid = e.pid) as "isNumberTaken",
      case when a.id is not null then json_build_object(
        'id', a.id, 'state', a.state, 'hasNumber', a.pid is not null, 'isCaseWorker', a.is_case_worker,
        'isGivenByFile', exists (
          select 1 from memberships
          where memberships.account_id = a.id and memberships.client_number = e.client_number
            and memberships.source = 'file')) end as account
    from employees e
    join companies on companies.client_number = e.client_number and companies.closed_at is null
    left join accounts a on a.email = lower(e.email)
    where ${which} and e.ended_at is null
    order by e.client_number, e.id`)
  return rows
}
