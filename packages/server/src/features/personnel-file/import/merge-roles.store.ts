import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { fileRoles } from './file-roles.store.ts'
import type { MergeRun } from './merge-run.ts'

/**
 * Replaces the roles from earlier files by those of this file. An email without an account gets one, inactive until
 * its owner activates it. Existing accounts, and roles that the provider gave, stay unchanged.
 */
export async function mergeRoles(db: Db, run: MergeRun): Promise<void> {
  await makeAccounts(db, run)
  await db.execute(sql`
    with held as (
      select accounts.id as account_id, units.id as unit_id, given.role
      from (${fileRoles(run)}) given
      join units on units.client_number = ${run.clientNumber} and units.path = given.unit_path
      join accounts on accounts.email = given.email
      union
      select given.email::uuid, units.id, given.role
      from (select * from (${fileRoles(run)}) any_holder where strpos(email, '@') = 0) given
      join units on units.client_number = ${run.clientNumber} and units.path = given.unit_path
    ), taken_away as (
      delete from unit_roles using units
      where units.id = unit_roles.unit_id and units.client_number = ${run.clientNumber}
        and unit_roles.source = 'file'
        and not exists (
          select 1 from held
          where held.account_id = unit_roles.account_id and held.unit_id = unit_roles.unit_id
            and held.role = unit_roles.role)
    )
    insert into unit_roles (account_id, unit_id, role, recursive, source)
    select account_id, unit_id, role, false, 'file' from held
    on conflict (account_id, unit_id, role, source) do nothing`)
  await mergeMemberships(db, run)
}

/**
 * Makes missing accounts. A new account takes its name from the employee with the same address, if the file has one.
 */
async function makeAccounts(db: Db, run: MergeRun): Promise<void> {
  await db.execute(sql`
    insert into accounts (email, state, first_name, last_name)
    select distinct on (given.email) given.email, 'inactive', coalesce(person.first_name, ''),
      coalesce(person.last_name, '')
    from (${fileRoles(run)}) given
    left join personnel_file_staged person
      on person.case_id = ${run.caseId} and lower(person.email) = given.email
    where strpos(given.email, '@') > 0
    order by given.email, person."row"
    on conflict (email) do nothing`)
}

/** Removes memberships that the file no longer gives. Immediate managers become members again afterwards. */
async function mergeMemberships(db: Db, { clientNumber }: MergeRun): Promise<void> {
  await db.execute(sql`
    with members as (
      select distinct unit_roles.account_id from unit_roles join units on units.id = unit_roles.unit_id
      where units.client_number = ${clientNumber} and unit_roles.source = 'file'
    ), gone as (
      delete from memberships
      where client_number = ${clientNumber} and source = 'file'
        and not exists (select 1 from members where members.account_id = memberships.account_id)
    )
    insert into memberships (account_id, client_number, source)
    select account_id, ${clientNumber}, 'file' from members
    on conflict (account_id, client_number, source) do nothing`)
}
