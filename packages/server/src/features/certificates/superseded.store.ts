import type { MedicalCheck } from '@salvia/core/certificates'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { employees } from '../../db/schema/organisation.ts'

/** The entries of one employee for one check. */
export interface CheckOfEmployee {
  readonly employeeId: string
  readonly check: MedicalCheck
}

/** Employees of one statement. Each is one value of it. */
const LOCKED_AT_ONCE = 5_000

/**
 * Keeps with all entries of some employees and checks the day from which a newer certificate stands in their place, as
 * `supersededFrom` in core says. Call it in the transaction that writes the entries, after all of them are written.
 *
 * Two writers of the same employee end right: each locks the rows of its employees, in the order of their ids, to the
 * end of its transaction, so the second one sees what the first one wrote. A change that is no key of an employee
 * waits meanwhile; a row that only points to the employee does not.
 */
export async function keepSuperseded(tx: Db, pairs: readonly CheckOfEmployee[]): Promise<void> {
  if (pairs.length === 0) return
  await lockEmployees(tx, [...new Set(pairs.map(({ employeeId }) => employeeId))].sort())
  const asked = JSON.stringify(pairs.map(({ employeeId, check }) => ({ employee: employeeId, check })))
  await tx.execute(sql`with asked as (
      select distinct * from jsonb_to_recordset(${asked}::jsonb) as a (employee uuid, "check" text)
    ), right_days as (
      select c.id, (
        select min(o.starts_on) from certificates o
        where o.employee_id = c.employee_id and o.medical_check = c.medical_check and o.origin = 'journal'
          and o.id <> c.id
          and case when c.ends_on is null then o.starts_on >= c.starts_on else o.ends_on > c.ends_on end
      ) as day
      from asked join certificates c on c.employee_id = asked.employee and c.medical_check = asked."check"
    )
    update certificates c set superseded_from = r.day from right_days r
    where c.id = r.id and c.superseded_from is distinct from r.day`)
}

/** Locks employees until the transaction ends, in the order of their ids. */
export async function lockEmployees(tx: Db, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += LOCKED_AT_ONCE) {
    await tx
      .select({ id: employees.id })
      .from(employees)
      .where(inArray(employees.id, ids.slice(from, from + LOCKED_AT_ONCE)))
      .orderBy(asc(employees.id))
      .for('no key update')
  }
}
