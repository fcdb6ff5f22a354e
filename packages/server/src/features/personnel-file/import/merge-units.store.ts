import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { MergeRun } from './merge-run.ts'

/** Every unit of the file: those of its rows and all above them. */
const pathsOf = (caseId: string) => sql`
  select distinct unit_path[1:depth] as path
  from (select distinct unit_path from personnel_file_staged where case_id = ${caseId}) lowest,
    generate_series(1, cardinality(unit_path)) depth`

/**
 * Makes the units of a company those of the file: opens new paths, reopens known ones with their id, and sets an end
 * date for missing ones. The root stands for the company itself and is never closed.
 */
export async function mergeUnits(db: Db, { caseId, clientNumber, now }: MergeRun): Promise<void> {
  await db.execute(sql`
    insert into units (client_number, path)
    select ${clientNumber}, path from (select '{}'::text[] as path union ${pathsOf(caseId)}) paths
    on conflict (client_number, path) do update set ended_at = null where units.ended_at is not null`)
  await db.execute(sql`
    update units set parent_id = parent.id from units parent
    where units.client_number = ${clientNumber} and parent.client_number = ${clientNumber}
      and cardinality(units.path) > 0 and parent.path = units.path[1:cardinality(units.path) - 1]
      and units.parent_id is distinct from parent.id`)
  await closeUnits(db, { caseId, clientNumber, now })
  await describeUnits(db, { caseId, clientNumber })
}

async function closeUnits(db: Db, { caseId, clientNumber, now }: MergeRun): Promise<void> {
  await db.execute(sql`
    update units set ended_at = ${now}::timestamptz
    where client_number = ${clientNumber} and ended_at is null and cardinality(path) > 0
      and not exists (select 1 from (${pathsOf(caseId)}) named where named.path = units.path)`)
}

/** Stores the facts that all rows of a unit share. The first row with a value decides. */
async function describeUnits(db: Db, { caseId, clientNumber }: Omit<MergeRun, 'now'>): Promise<void> {
  await db.execute(sql`
    update units set organisation_number = said.organisation_number, invoice_reference = said.invoice_reference
    from (
      select unit_path,
        (array_agg(organisation_number order by "row") filter (where organisation_number is not null))[1]
          as organisation_number,
        (array_agg(invoice_reference order by "row") filter (where invoice_reference is not null))[1]
          as invoice_reference
      from personnel_file_staged where case_id = ${caseId} group by unit_path
    ) said
    where units.client_number = ${clientNumber} and units.path = said.unit_path
      and (units.organisation_number is distinct from said.organisation_number
        or units.invoice_reference is distinct from said.invoice_reference)`)
}
