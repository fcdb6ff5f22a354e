import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

/** Somebody who may have to know of a withdrawn certificate. */
export interface Candidate {
  readonly accountId: string
  readonly pid: string | null
  /** Whether the user's mails about the certificate are on. */
  readonly isSubscribed: boolean
}

/**
 * The active members of the company who get mails about the certificate, are HR or check-up reviewer there, or manage the
 * employee. What they may see is for the rules to say.
 */
export async function candidatesFor(
  db: Db,
  { withdrawal: { certificateId, clientNumber, employeeId } }: Pick<WithdrawalRow, 'withdrawal'>,
): Promise<Candidate[]> {
  const { rows } = await db.execute<{ [Key in keyof Candidate]: Candidate[Key] }>(sql`
    select found.* from (
      select a.id "accountId", a.pid, exists (
          select 1 from mail_subscriptions s where s.account_id = a.id and s.kind = ${CERTIFICATE_MAILS}
            and s.object = ${certificateId}::text and s.ended_at is null) "isSubscribed",
        exists (select 1 from unit_roles r join units u on u.id = r.unit_id and u.ended_at is null
          where r.account_id = a.id and u.client_number = m.client_number and (r.role = 'checkup-reviewer'
            or (r.role = 'extended-orderer' and r.recursive and u.parent_id is null))) "hasRole",
        exists (select 1 from employees e where e.id = ${employeeId}::uuid and (e.manager_account_id = a.id
          or exists (select 1 from employee_accounts own
            where own.employee_id = e.manager_employee_id and own.account_id = a.id))) "isManager"
      from memberships m join accounts a on a.id = m.account_id
      where m.client_number = ${clientNumber} and a.state = 'active' and not a.is_case_worker
    ) found
    where "isSubscribed" or "hasRole" or "isManager"
    order by "accountId"`)
  return rows.map(({ accountId, pid, isSubscribed }) => ({ accountId, pid, isSubscribed }))
}
