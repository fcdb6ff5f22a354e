import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uuids } from '../db/uuids.ts'
import type { EmployeeSelection, SpecialEmployee } from './employee-selection.ts'

/** The user, and the accounts whose employees a rule may exclude. */
export interface RuledAccounts {
  readonly accountId: string
  readonly accounts: readonly string[]
}

/**
 * A subquery of the employees of a company who have one of the accounts, or whom the user manages. Columns: `id`,
 * `account_id` if it is one of the accounts, and the user's id as `manager_account_id` if the user is the manager.
 */
export function ruledEmployees(clientNumber: string, { accountId, accounts }: RuledAccounts): SQL {
  return sql`
    with linked as materialized (
      select employee_id, account_id from employee_accounts
      where client_number = ${clientNumber} and account_id = any(${uuids(accounts)})
    ), managed as materialized (
      select id from employees where manager_account_id = ${accountId}
      union
      select employees.id from linked join employees on employees.manager_employee_id = linked.employee_id
      where linked.account_id = ${accountId}
    )
    select special.id, linked.account_id,
      case when managed.id is not null then ${accountId}::uuid end as manager_account_id
    from (select employee_id as id from linked union select id from managed) special
    left join linked on linked.employee_id = special.id
    left join managed on managed.id = special.id`
}

/** Those of them who are employed at the company; only the one with `id`, if it is given. */
export async function employedSpecials(
  db: Db,
  clientNumber: string,
  who: RuledAccounts,
  id?: string,
): Promise<SpecialEmployee[]> {
  const only = id === undefined ? sql`` : sql` and e.id = ${id}`
  const { rows } = await db.execute<{ [Key in keyof SpecialEmployee]: SpecialEmployee[Key] }>(sql`
    select e.id, e.unit_id as "unitId", special.account_id as "accountId",
      special.manager_account_id as "managerAccountId"
    from (${ruledEmployees(clientNumber, who)}) special join employees e on e.id = special.id
    where e.client_number = ${clientNumber} and e.ended_at is null${only}`)
  return rows
}

/** Condition on the employee `e` of a statement: whether the selection contains it. */
export function isSelected(selection: EmployeeSelection): SQL {
  return sql`((e.unit_id = any(${uuids(selection.units)}) and e.id <> all(${uuids(selection.without)}))
    or e.id = any(${uuids(selection.with)}))`
}
