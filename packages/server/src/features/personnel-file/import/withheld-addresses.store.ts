import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { withheldDigest } from '../../../db/withheld-digest.ts'
import { fileRoles } from './file-roles.store.ts'
import type { MergeRun } from './merge-run.ts'

type Staged = Omit<MergeRun, 'now'>

/** An address of somebody with a protected identity that the file has in a cell for others. */
interface Withheld {
  readonly address: string
  /** Identity number of the owner. Null if the owner's row is not imported. */
  readonly pid: string | null
  /** The owner's account, found by identity number, else by address. Null if there is none. */
  readonly accountId: string | null
}

/**
 * Finds the addresses of protected identities: those of this file, those of earlier files (stored as digests only),
 * those of employees whom this file makes protected, and those of their accounts. An earlier address that this file
 * gives to somebody else is not included.
 */
export async function withheldAddresses(db: Db, run: Staged): Promise<readonly Withheld[]> {
  const { caseId } = run
  const client = sql`${run.clientNumber}::text`
  const { rows } = await db.execute<{ [Key in keyof Withheld]: Withheld[Key] }>(sql`
    with staged as materialized (
      select pid, protected_identity, lower(email) as email, withheld_email_digest, manager,
        lower(invoice_reference) as invoice_reference
      from personnel_file_staged where case_id = ${caseId}
    ), named as materialized (
      select manager as address from staged where manager is not null
      union select invoice_reference from staged where invoice_reference is not null
      union select email from (${fileRoles(run)}) given where strpos(email, '@') > 0
    ), shielded as materialized (
      select pid from staged where protected_identity
      union
      select pid from employees where client_number = ${client} and protected_identity and not is_prospective
        and not exists (select 1 from staged where staged.pid = employees.pid and not staged.protected_identity)
    ), digests as materialized (
      select pid, withheld_email_digest as digest, true as by_file from staged
      where withheld_email_digest is not null
      union all
      select null, digest, true from personnel_file_shielded where case_id = ${caseId}
      union all
      select pid, coalesce(withheld_email_digest, ${withheldDigest(client, sql`lower(email)`)}), false
      from employees join shielded using (pid)
      where client_number = ${client} and not is_prospective and (withheld_email_digest is not null or email is not null)
    ), owned as (
      select named.address, digests.pid from named
      join digests on digests.digest = ${withheldDigest(client, sql`named.address`)}
      where by_file or not exists (select 1 from staged where staged.email = named.address)
      union
      select named.address, accounts.pid from named
      join accounts on accounts.email = named.address join shielded on shielded.pid = accounts.pid
    )
    select distinct on (owned.address) owned.address, owned.pid,
      coalesce(by_pid.id, by_address.id) as "accountId"
    from owned
    left join accounts by_pid on by_pid.pid = owned.pid and owned.pid not like '%0000'
    left join accounts by_address on by_address.email = owned.address
    order by owned.address, owned.pid`)
  return rows
}

const asTable = (withheld: readonly Withheld[]) => sql`
  jsonb_to_recordset(${JSON.stringify(withheld)}::jsonb) as withheld(address text, pid text, "accountId" text)`

/**
 * Replaces these addresses in the staged rows: an immediate manager by the identity number, the holder of a role by the
 * account. Deletes those for which there is neither.
 */
export async function replaceWithheld(
  db: Db,
  { caseId }: Staged,
  withheld: readonly Withheld[],
): Promise<void> {
  await db.execute(sql`
    update personnel_file_staged staged set manager = null, manager_pid = withheld.pid
    from ${asTable(withheld)} where staged.case_id = ${caseId} and staged.manager = withheld.address`)
  await db.execute(sql`
    update personnel_file_staged staged set invoice_reference = null
    from ${asTable(withheld)}
    where staged.case_id = ${caseId} and lower(staged.invoice_reference) = withheld.address`)
  await db.execute(sql`
    with said as (
      select distinct roles from personnel_file_staged where case_id = ${caseId}
    ), rewritten as (
      select said.roles, jsonb_object_agg(given.role, (
        select coalesce(jsonb_agg(coalesce(withheld."accountId", holder.email)), '[]')
        from jsonb_array_elements_text(given.emails) holder(email)
        left join ${asTable(withheld)} on withheld.address = holder.email
        where withheld.address is null or withheld."accountId" is not null
      )) as now
      from said cross join jsonb_each(said.roles) given(role, emails) group by said.roles
    )
    update personnel_file_staged staged set roles = rewritten.now
    from rewritten
    where staged.case_id = ${caseId} and staged.roles = rewritten.roles and rewritten.now <> rewritten.roles`)
}

/** Lists the cells whose address was deleted, each at the first row of its unit. Names each column by its meaning. */
export async function listWithheld(
  db: Db,
  run: Staged,
  { withheld, headers }: { withheld: readonly Withheld[]; headers: Readonly<Record<string, string>> },
): Promise<void> {
  await db.execute(sql`
    with cells as (
      select min("row") as "row", 'invoice-reference' as role
      from personnel_file_staged staged join ${asTable(withheld)}
        on withheld.address = lower(staged.invoice_reference)
      where staged.case_id = ${run.caseId} group by staged.unit_path
      union
      select min(said."row"), 'role-' || given.role
      from (
        select unit_path, roles, min("row") as "row" from personnel_file_staged
        where case_id = ${run.caseId} group by unit_path, roles
      ) said
      cross join jsonb_each(said.roles) given(role, emails)
      cross join jsonb_array_elements_text(given.emails) holder(email)
      join ${asTable(withheld)} on withheld.address = holder.email and withheld."accountId" is null
      group by said.unit_path, given.role
    )
    insert into personnel_file_withheld (case_id, "row", "column")
    select ${run.caseId}::uuid, cells."row", headers.value
    from cells join jsonb_each_text(${JSON.stringify(headers)}::jsonb) headers on headers.key = cells.role
    on conflict do nothing`)
}

/**
 * Deletes addresses of protected identities from what earlier imports stored, also from employees who have left and
 * from closed units.
 */
export async function clearKeptAddresses(db: Db, clientNumber: string): Promise<void> {
  const client = sql`${clientNumber}::text`
  const shielded = (address: ReturnType<typeof sql>) => sql`(
    ${withheldDigest(client, sql`lower(${address})`)} in (
      select withheld_email_digest from employees
      where client_number = ${client} and withheld_email_digest is not null)
    or lower(${address}) in (
      select accounts.email from accounts join employees on employees.pid = accounts.pid
      where employees.client_number = ${client} and employees.protected_identity
        and not employees.is_prospective))`
  await db.execute(sql`
    update employees kept set manager_text = null
    where kept.client_number = ${client} and kept.manager_text is not null and ${shielded(sql`kept.manager_text`)}`)
  await db.execute(sql`
    update units kept set invoice_reference = null
    where kept.client_number = ${client} and kept.invoice_reference is not null
      and ${shielded(sql`kept.invoice_reference`)}`)
}
