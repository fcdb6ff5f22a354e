import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uuids } from '../db/uuids.ts'
import type { EmployeeSelection, SpecialEmployee } from './employee-selection.ts'
import { MANAGER_KEY } from './headcounts.store.ts'

/** The user, and the accounts whose employees a rule may exclude. */
interface RuledAccounts {
  readonly accountId: string
  readonly accounts: readonly string[]
}

/** The employees of a company who have one of the accounts, or whom the user manages. */
export async function specialEmployees(
  db: Db,
  clientNumber: string,
  { accountId, accounts }: RuledAccounts,
): Promise<SpecialEmployee[]> {
  const { rows } = await db.execute<{ [Key in keyof SpecialEmployee]: SpecialEmployee[Key] }>(sql`
    with linked as materialized (
      select employee_id, account_id from employee_accounts
      where client_number = ${clientNumber} and account_id = any(${uuids(accounts)})
    ), managed as materialized (
      select id from employees where manager_account_id = ${accountId}
      union
      select employees.id from linked join employees on employees.manager_employee_id = linked.employee_id
      where linked.account_id = ${accountId}
    )
    select e.id, e.unit_id as "unitId", linked.account_id as "accountId",
      case when managed.id is not null then ${accountId}::uuid end as "managerAccountId",
      ${MANAGER_KEY} as "managerKey"
    from (select employee_id as id from linked union select id from managed) special
    join employees e on e.id = special.id
    left join linked on linked.employee_id = special.id
    left join managed on managed.id = special.id
    where e.client_number = ${clientNumber} and e.ended_at is null`)
  return rows
}

/** Condition on the employee `e` of a statement: whether the selection contains it. */
export function isSelected(selection: EmployeeSelection): SQL {
  return sql`((e.unit_id = any(${uuids(selection.units)}) and e.id <> all(${uuids(selection.without)}))
    or e.id = any(${uuids(selection.with)}))`
}
