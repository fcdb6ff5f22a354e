import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { withheldDigest } from '../../../db/withheld-digest.ts'
import type { MergeRun } from './merge-run.ts'

/**
 * Makes the employees of a company those of the file. Employees who remain or return keep their id. Employees who are
 * missing get an end date and are never deleted. Merge the units before.
 */
export async function mergeEmployees(db: Db, run: MergeRun): Promise<void> {
  const now = sql`${run.now}::timestamptz`
  await db.execute(sql`
    insert into employees (client_number, pid, unit_id, started_at, ${COPIED}, first_name, last_name, company_name,
      withheld_email_digest)
    select ${run.clientNumber}, pid, units.id, ${now}, ${COPIED_FROM_STAGED}, coalesce(first_name, ''),
      coalesce(last_name, ''), company, withheld_email_digest
    from personnel_file_staged staged
    join units on units.client_number = ${run.clientNumber} and units.path = staged.unit_path
    where staged.case_id = ${run.caseId}
    on conflict (client_number, pid) where not is_prospective do update set
      unit_id = excluded.unit_id, first_name = excluded.first_name, last_name = excluded.last_name,
      company_name = excluded.company_name, ${OVERWRITTEN}, withheld_email_digest = ${KEPT_DIGEST},
      started_at = case when employees.ended_at is null then employees.started_at else excluded.started_at end,
      ended_at = null
    where employees.ended_at is not null or ${DIFFERS}
      or employees.withheld_email_digest is distinct from ${KEPT_DIGEST}`)
  await db.execute(sql`
    update employees set ended_at = ${now}
    where client_number = ${run.clientNumber} and ended_at is null
      and not exists (
        select 1 from personnel_file_staged staged
        where staged.case_id = ${run.caseId} and staged.pid = employees.pid)`)
}

/** Columns with the same name in both tables. */
const SAME = [
  'email',
  'mobile_phone',
  'work_phone',
  'employment_number',
  'title',
  'sort_name',
  'search_text',
  'protected_identity',
  'vat_number',
  'cost_centre',
  'invoice_address',
  'postal_code',
  'postal_town',
]
const COPIED = sql.raw(SAME.join(', '))
const COPIED_FROM_STAGED = sql.raw(SAME.map(column => `staged.${column}`).join(', '))
const OVERWRITTEN = sql.raw(SAME.map(column => `${column} = excluded.${column}`).join(', '))
/** An employee with a protected identity keeps the digest of an earlier address if the file has none now. */
const KEPT_DIGEST = sql`case when excluded.protected_identity then coalesce(excluded.withheld_email_digest,
  employees.withheld_email_digest, ${withheldDigest(sql`employees.client_number`, sql`lower(employees.email)`)}) end`
/** Rows without changes are not written: most of a monthly file equals the one before. */
const DIFFERS = sql.raw(
  ['unit_id', 'first_name', 'last_name', 'company_name', ...SAME]
    .map(column => `employees.${column} is distinct from excluded.${column}`)
    .join(' or '),
)

/**
 * Finds the immediate manager by email: an employee of the same client number, then an account that is a member there.
 * Otherwise the address stays as text. A manager with a protected identity is found by identity number only. Merge
 * employees and roles before.
 */
export async function matchManagers(db: Db, { caseId, clientNumber }: MergeRun): Promise<void> {
  await db.execute(sql`
    with colleagues as (
      select distinct on (lower(email)) lower(email) as email, id from employees
      where client_number = ${clientNumber} and ended_at is null and email is not null
      order by lower(email), started_at, id
    ), members as (
      select distinct accounts.email, accounts.id from accounts
      join memberships on memberships.account_id = accounts.id
      where memberships.client_number = ${clientNumber}
    ), found as (
      select staged.pid, coalesce(colleagues.id, shielded.id) as employee_id,
        case when colleagues.id is null then members.id end as account_id,
        case when colleagues.id is null and members.id is null then staged.manager end as address
      from personnel_file_staged staged
      left join colleagues on colleagues.email = staged.manager
      left join members on members.email = staged.manager
      left join employees shielded on shielded.client_number = ${clientNumber}
        and shielded.pid = staged.manager_pid and shielded.ended_at is null
      where staged.case_id = ${caseId}
    )
    update employees set
      manager_employee_id = found.employee_id, manager_account_id = found.account_id, manager_text = found.address
    from found
    where employees.client_number = ${clientNumber} and employees.pid = found.pid and not employees.is_prospective
      and (employees.manager_employee_id is distinct from found.employee_id
        or employees.manager_account_id is distinct from found.account_id
        or employees.manager_text is distinct from found.address)`)
}
