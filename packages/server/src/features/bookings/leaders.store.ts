import type { OrdererRole } from '@salvia/core/access'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

/**
 * The employees of a company who are the immediate manager of somebody in the group, or orderers of any unit in it:
 * what `leadersAmong` says, asked of the database.
 */
export async function leadersOf(
  db: Db,
  clientNumber: string,
  roles: readonly OrdererRole[],
): Promise<string[]> {
  const orderers = [...new Set(roles.map(({ accountId }) => accountId))]
  const { rows } = await db.execute<{ id: string }>(sql`
    with managers as materialized (
      select distinct e.manager_account_id as id from employees e
        join companies on companies.client_number = e.client_number
      where e.manager_account_id is not null and e.ended_at is null and companies.group_id =
        (select group_id from companies where client_number = ${clientNumber})
    )
    select distinct e.manager_employee_id as id from employees e
    where e.client_number = ${clientNumber} and e.ended_at is null and e.manager_employee_id is not null
    union
    select employee_id from employee_accounts
    where client_number = ${clientNumber}
      and (account_id = any(${uuids(orderers)}) or account_id in (select id from managers))`)
  return rows.map(({ id }) => id)
}
