import type { CoworkerDetails } from '@salvia/core/coworkers'
import { sql } from 'drizzle-orm'
import type { FoundEmployee } from '../../access/found-employee.store.ts'
import { shownAccounts } from '../../access/shown-accounts.store.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

type Contact = NonNullable<CoworkerDetails['manager']>

/**
 * The immediate manager of an employee: another employee, else the owner of an account, else the text of the file. Null
 * if none is given.
 */
export async function managerOf(
  db: Db,
  { clientNumber, managerEmployeeId, managerAccountId, managerText }: FoundEmployee,
): Promise<Contact | null> {
  const { rows } = await db.execute<{ [Key in keyof Contact]: Contact[Key] }>(sql`
    select first_name || ' ' || last_name as name,
      case when not protected_identity then email end as email,
      case when not protected_identity then coalesce(work_phone, mobile_phone) end as phone
    from employees where id = ${managerEmployeeId}::uuid and ended_at is null`)
  const [employee] = rows
  if (employee) return employee
  const known =
    managerAccountId && (await contactsOf(db, clientNumber, [managerAccountId])).get(managerAccountId)
  if (known) return known
  return managerText === null ? null : { name: managerText, email: null, phone: null }
}

/** The owners of accounts, by account. Closed accounts and those of the provider's own staff are left out. */
export async function contactsOf(
  db: Db,
  clientNumber: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Contact>> {
  const { rows } = await db.execute<{ id: string } & { [Key in keyof Contact]: Contact[Key] }>(sql`
    select id, shown_name as name, shown_email as email, shown_phone as phone
    from (${shownAccounts(clientNumber, sql`id = any(${uuids(accountIds)})`)}) shown`)
  return new Map(rows.map(({ id, ...contact }) => [id, contact]))
}

/** The account of an employee; null if there is none. */
export async function accountOfEmployee(db: Db, { clientNumber, id }: FoundEmployee): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from employee_accounts
    where client_number = ${clientNumber} and employee_id = ${id} order by account_id limit 1`)
  return rows[0]?.id ?? null
}

/** The names of the paths of units. */
export async function pathsOf(db: Db, unitIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await db.execute<{ id: string; path: string[] }>(
    sql`select id, path from units where id = any(${uuids(unitIds)})`,
  )
  return new Map(rows.map(({ id, path }) => [id, path]))
}
