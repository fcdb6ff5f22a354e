import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uuids } from '../db/uuids.ts'
import type { EmployeeSelection, SpecialEmployee } from './employee-selection.ts'

/** The user, and the accounts whose employees the rules may treat unlike others. */
export interface RuledAccounts {
  readonly accountId: string
  readonly accounts: readonly string[]
}

/**
 * A subquery of the employees of a company who have one of the accounts, or whom the user manages: `id`, `account_id`
 * where it is one of these, and the user's id as `manager_account_id` where the user is the manager.
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

/** Those of them who are employed at the company, or the one with the id where there is one. */
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

/** Whether the employee `e` of a statement is one of the selection. */
export function isSelected(selection: EmployeeSelection): SQL {
  return sql`((e.unit_id = any(${uuids(selection.units)}) and e.id <> all(${uuids(selection.without)}))
    or e.id = any(${uuids(selection.with)}))`
}
