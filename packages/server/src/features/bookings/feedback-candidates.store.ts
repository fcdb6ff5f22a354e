import { sql } from 'drizzle-orm'
import { accountName } from '../../access/account-name.store.ts'
import { employmentsOf } from '../../access/employment.store.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'
import type { BookingRow } from './bookings.store.ts'

/** An account that may receive feedback about an employee. */
export interface Candidate {
  readonly id: string
  readonly name: string
  /** Whether the account is activated and a member of the company. */
  readonly canSignIn: boolean
  /** Whether it is the employee's own account. */
  readonly isEmployee: boolean
  /** Whether it is the account of the employee's immediate manager. */
  readonly isManager: boolean
  /** The unit in which the account's owner works at the company. */
  readonly unitId: string | null
  /** Whether it is unknown which employee the account's owner is. */
  readonly isUnplaced: boolean
}

type Managed = Pick<BookingRow['employee'], 'id' | 'clientNumber' | 'managerEmployeeId' | 'managerAccountId'>

/** The employee's own account, the account of the manager, and the given order managers. */
export async function feedbackCandidates(
  db: Db,
  { id, clientNumber, managerEmployeeId, managerAccountId }: Managed,
  orderers: readonly string[],
): Promise<Candidate[]> {
  const { rows } = await db.execute<{ [Key in keyof Candidate]: Candidate[Key] }>(sql`
    with own as materialized (
      select account_id from employee_accounts where client_number = ${clientNumber} and employee_id = ${id}
    ), managers as materialized (
      select account_id from employee_accounts
      where client_number = ${clientNumber} and employee_id = ${managerEmployeeId}::uuid
      union
      select ${managerAccountId}::uuid
    )
    select a.id, ${accountName('a', sql`${clientNumber}::text`)} as name,
      a.state = 'active' and exists (
        select 1 from memberships
        where memberships.account_id = a.id and memberships.client_number = ${clientNumber}
      ) as "canSignIn",
      a.id in (select account_id from own) as "isEmployee",
      a.id in (select account_id from managers where account_id is not null) as "isManager",
      e.unit_id as "unitId", a.pid is null and e.id is null as "isUnplaced"
    from accounts a
    left join lateral (
      ${employmentsOf(sql`linked.account_id = a.id and linked.client_number = ${clientNumber}`)}
    ) home on true
    left join employees e on e.id = home.employee_id
    where a.id in (
      select unnest(${uuids(orderers)}) union select account_id from own union select account_id from managers
    )`)
  return rows
}
