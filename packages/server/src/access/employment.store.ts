import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { employees } from '../db/schema/organisation.ts'

/**
 * A subquery of the employments of accounts, with the columns `account_id`, `employee_id` and `client_number`.
 * `which` is a condition on `linked.account_id` and `linked.client_number`. An employment is found by identity
 * number; for an account without one by email, if exactly one employee of the company has it.
 */
export function employmentsOf(which: SQL): SQL {
  return sql`
    select linked.account_id, linked.employee_id, linked.client_number
    from employee_accounts linked join accounts own on own.id = linked.account_id
    where ${which} and (own.pid is not null or 1 = (
      select count(*) from employees named
      where named.client_number = linked.client_number and lower(named.email) = own.email
        and named.ended_at is null))`
}

/** Where at a company the owner of an account works. */
type PlaceOfWork =
  | { readonly kind: 'unit'; readonly unit: { readonly id: string; readonly path: string[] } }
  /** The identity number is known, and nobody employed there has it. */
  | { readonly kind: 'elsewhere' }
  /** It is not known which employee it is. */
  | { readonly kind: 'unknown' }

export async function placeOfWork(
  db: Db,
  { accountId, pid }: { readonly accountId: string; readonly pid: string | null },
  clientNumber: string,
): Promise<PlaceOfWork> {
  const { rows } = await db.execute<{ id: string; path: string[] }>(sql`
    select units.id, units.path
    from (${employmentsOf(sql`linked.account_id = ${accountId} and linked.client_number = ${clientNumber}`)}) own
    join employees on employees.id = own.employee_id join units on units.id = employees.unit_id`)
  const [unit] = rows
  if (unit) return { kind: 'unit', unit }
  return { kind: pid === null ? 'unknown' : 'elsewhere' }
}

/** Whether a person is employed anywhere. */
export async function isEmployed(db: Db, pid: string): Promise<boolean> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.pid, pid), isNull(employees.endedAt)))
    .limit(1)
  return found.length > 0
}
