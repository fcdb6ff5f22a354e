import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { employees } from '../db/schema/organisation.ts'

/**
 * Condition on an identity number of 12 digits: whether it is a protected person's, by any row at any customer, former and
 * prospective employees included. Only the provider may be told: at the customer it would say what another one knows.
 */
export function isProtectedNumber(pid: SQL): SQL {
  return sql`exists (select 1 from employees shielded where shielded.pid = ${pid} and shielded.protected_identity)`
}

/** Those of some identity numbers that are protected people's, as the provider is told. */
export async function protectedNumbers(db: Db, pids: readonly string[]): Promise<ReadonlySet<string>> {
  if (pids.length === 0) return new Set()
  const { pid, protectedIdentity } = employees
  const rows = await db
    .selectDistinct({ pid })
    .from(employees)
    .where(sql`${inArray(pid, [...pids])} and ${protectedIdentity}`)
  return new Set(rows.map(row => row.pid))
}

/** Whether one identity number is a protected person's, as the provider is told. */
export async function isProtectedAnywhere(db: Db, pid: string): Promise<boolean> {
  return (await protectedNumbers(db, [pid])).has(pid)
}

/**
 * Deletes the contact details that orders named of protected people, at every customer. To be called once a number has
 * become a protected person's. A row that another transaction holds is left: the provider is not told its contact details
 * either, and the next file or order deletes them.
 * @param among the numbers, as a subquery or a list in brackets
 */
export async function dropProtectedContacts(tx: Db, among: SQL): Promise<void> {
  await tx.execute(sql`
    update employees set email = null, mobile_phone = null where id in (
      select id from employees e
      where e.is_prospective and (e.email is not null or e.mobile_phone is not null) and e.pid in ${among}
      for update skip locked)`)
}
