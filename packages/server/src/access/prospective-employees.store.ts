import { coworkerKeys } from '@salvia/core/coworkers'
import type { Instant } from '@salvia/core/primitives'
import { isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { employees } from '../db/schema/organisation.ts'
import { uuids } from '../db/uuids.ts'
import type { SpecialEmployee } from './employee-selection.ts'
import { dropProtectedContacts, isProtectedNumber } from './protected-numbers.store.ts'

/**
 * Condition on an employee: employed today, or prospective. Orders and bookings of both are seen by whoever may see the
 * unit; everything else asks for those who are employed alone.
 */
export function isEmployedOrProspective(employee: {
  readonly endedAt: AnyPgColumn
  readonly isProspective: AnyPgColumn
}): SQL | undefined {
  return or(isNull(employee.endedAt), sql`${employee.isProspective}`)
}

/**
 * A subquery of the accounts of an identity number, in the column `account_id`: the one that has the number, and those of
 * the number's employments in the group of a company.
 */
function accountsOf(pid: SQL, clientNumber: string): SQL {
  return sql`
    select a.id as account_id from accounts a where a.pid = ${pid}
    union
    select linked.account_id from employees own join employee_accounts linked on linked.employee_id = own.id
    where own.pid = ${pid} and own.client_number in (
      select client_number from companies
      where group_id = (select group_id from companies where client_number = ${clientNumber}))`
}

/** The accounts of an identity number of 12 digits, as the rules of a company judge a new employee by them. */
export async function accountsOfNumber(db: Db, clientNumber: string, pid: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from (${accountsOf(sql`${pid}::text`, clientNumber)}) own order by account_id`)
  return rows.map(({ id }) => id)
}

/** The prospective employees of a company who have one of the accounts. */
export async function specialProspects(
  db: Db,
  clientNumber: string,
  { accountId, accounts }: { readonly accountId: string; readonly accounts: readonly string[] },
): Promise<SpecialEmployee[]> {
  const { rows } = await db.execute<{ [Key in keyof SpecialEmployee]: SpecialEmployee[Key] }>(sql`
    select e.id, e.unit_id as "unitId", own.account_id as "accountId", null as "managerAccountId",
      '' as "managerKey"
    from employees e, lateral (${accountsOf(sql`e.pid`, clientNumber)}) own
    where e.client_number = ${clientNumber} and e.is_prospective and own.account_id = any(${uuids(accounts)})
    order by own.account_id = ${accountId}`)
  return rows
}

/**
 * Moves orders and bookings of prospective employees to the employment that the same number has in the same unit now, and
 * deletes the prospective rows; whom the file calls protected loses the contact details that orders named. To be called
 * once the employees of a company are merged.
 */
export async function joinProspects(tx: Db, clientNumber: string): Promise<void> {
  // An order that is being made for one of them is committed before the statements below look for it.
  await tx.execute(sql`
    select id from employees where client_number = ${clientNumber} and is_prospective order by id for update`)
  const joined = sql`(
    select p.id as prospect_id, e.id as employee_id
    from employees p join employees e on e.client_number = p.client_number and e.pid = p.pid
      and e.unit_id = p.unit_id and not e.is_prospective and e.ended_at is null
    where p.client_number = ${clientNumber} and p.is_prospective) joined`
  await tx.execute(sql`
    update matters set employee_id = joined.employee_id from ${joined} where matters.employee_id = joined.prospect_id`)
  await tx.execute(sql`
    update bookings set employee_id = joined.employee_id from ${joined}
    where bookings.employee_id = joined.prospect_id`)
  await tx.execute(sql`delete from employees using ${joined} where employees.id = joined.prospect_id`)
  await liftFromClosedUnits(tx, clientNumber)
  await dropProtectedContacts(
    tx,
    sql`(select pid from employees where client_number = ${clientNumber} and protected_identity)`,
  )
}

/**
 * Moves prospective employees of closed units to the nearest open unit above, whose order managers see them from then on.
 * One whose number stands there already stays.
 */
async function liftFromClosedUnits(tx: Db, clientNumber: string): Promise<void> {
  await tx.execute(sql`
    with recursive above as (
      select e.id, e.pid, u.parent_id as unit_id from employees e join units u on u.id = e.unit_id
      where e.client_number = ${clientNumber} and e.is_prospective and u.ended_at is not null
      union all
      select above.id, above.pid, u.parent_id from above join units u on u.id = above.unit_id
      where u.ended_at is not null
    ), open as (
      select distinct on (above.pid, u.id) above.id, u.id as unit_id
      from above join units u on u.id = above.unit_id and u.ended_at is null
      where not exists (
        select 1 from employees there
        where there.client_number = ${clientNumber} and there.is_prospective and there.pid = above.pid
          and there.unit_id = u.id)
      order by above.pid, u.id, above.id
    )
    update employees set unit_id = open.unit_id from open where employees.id = open.id`)
}

/** Deletes those of some prospective employees, or of all, who have neither orders nor bookings. Answers how many. */
export async function deleteUnusedProspects(tx: Db, among: readonly string[] | null = null): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from employees e
    where e.is_prospective and ${among === null ? sql`true` : sql`e.id = any(${uuids(among)})`}
      and not exists (select 1 from matters where matters.employee_id = e.id)
      and not exists (select 1 from bookings where bookings.employee_id = e.id)
    returning e.id`)
  return rows.length
}

/** A person who is in no personnel file, as an order names them. */
export interface NewProspect {
  readonly clientNumber: string
  /** 12 digits. */
  readonly pid: string
  readonly unitId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly mobilePhone: string | null
  readonly protectedIdentity: boolean
}

/**
 * Stores a prospective employee, one for each company, number and unit, and locks the row. The latest names count; a
 * contact detail that is not given stays as it was. Once protected is always protected: then contact details are neither
 * stored nor kept. Nor are they of somebody who is protected by another row, at whichever customer; the row itself does not
 * say so, since the orderer sees it.
 */
export async function putProspect(tx: Db, person: NewProspect, now: Instant): Promise<string> {
  const { firstName, lastName, protectedIdentity } = person
  const isProtected = sql`(${employees.protectedIdentity} or excluded.protected_identity)`
  const isShielded = sql`(${protectedIdentity} or ${isProtectedNumber(sql`${person.pid}::text`)})`
  const given = (value: string | null) =>
    sql<string | null>`case when not ${isShielded} then ${value}::text end`
  const kept = (column: 'email' | 'mobile_phone') =>
    sql`case when not ${isShielded} then ${sql.raw(`coalesce(excluded.${column}, employees.${column})`)} end`
  const [row] = await tx
    .insert(employees)
    .values({
      ...person,
      ...{ email: given(person.email), mobilePhone: given(person.mobilePhone) },
      ...coworkerKeys({ firstName, lastName, title: null }),
      ...{ isProspective: true, startedAt: now, endedAt: now },
    })
    .onConflictDoUpdate({
      target: [employees.clientNumber, employees.pid, employees.unitId],
      targetWhere: sql`is_prospective`,
      set: {
        ...{ firstName, lastName, ...coworkerKeys({ firstName, lastName, title: null }) },
        protectedIdentity: isProtected,
        ...{ email: kept('email'), mobilePhone: kept('mobile_phone') },
      },
    })
    .returning({ id: employees.id })
  if (!row) throw new Error('The prospective employee was not kept.')
  if (protectedIdentity) await dropProtectedContacts(tx, sql`(${person.pid}::text)`)
  return row.id
}
