import type { OrdererRole } from '@salvia/core/access'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

/** Which leaders to select. */
interface LeaderQuestion {
  readonly clientNumber: string
  /** Every orderer role in the group. */
  readonly roles: readonly OrdererRole[]
  /** Only leaders among these employees. Null for everyone. */
  readonly among: readonly string[] | null
}

/**
 * The employees of a company who are somebody's immediate manager in the group, or order managers of any unit in it.
 * The same as `leadersAmong`, as an SQL query.
 */
export async function leadersOf(
  db: Db,
  { clientNumber, roles, among }: LeaderQuestion,
): Promise<ReadonlySet<string>> {
  const orderers = [...new Set(roles.map(({ accountId }) => accountId))]
  const isAmong = (id: SQL) => (among === null ? sql`true` : sql`${id} = any(${uuids(among)})`)
  const { rows } = await db.execute<{ id: string }>(sql`
    with managers as materialized (
      select distinct e.manager_account_id as id from employees e
        join companies on companies.client_number = e.client_number
      where e.manager_account_id is not null and e.ended_at is null and companies.group_id =
        (select group_id from companies where client_number = ${clientNumber})
    )
    select distinct e.manager_employee_id as id from employees e
    where e.client_number = ${clientNumber} and e.ended_at is null and e.manager_employee_id is not null
      and ${isAmong(sql`e.manager_employee_id`)}
    union
    select employee_id from employee_accounts
    where client_number = ${clientNumber} and ${isAmong(sql`employee_id`)}
      and (account_id = any(${uuids(orderers)}) or account_id in (select id from managers))`)
  return new Set(rows.map(({ id }) => id))
}
