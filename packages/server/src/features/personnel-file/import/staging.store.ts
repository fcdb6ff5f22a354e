import { isOpenCase, type LeftOutRow } from '@salvia/core/personnel-file'
import type { Instant } from '@salvia/core/primitives'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { allowLongStatements } from '../../../db/long-statements.ts'
import {
  personnelFileCases,
  personnelFileLeftOut,
  personnelFileStaged,
  personnelFileWithheld,
} from '../../../db/schema/personnel-file.ts'
import { transaction } from '../../../db/transaction.ts'
import { withheldDigest } from '../../../db/withheld-digest.ts'
import type { CaseFacts } from '../case-rows.ts'
import { clearStaged } from '../clear-staged.store.ts'
import { keepChanges } from './changes.store.ts'
import { withholdAddresses } from './withhold-addresses.ts'

/** Starts staging anew: deletes the rows of an interrupted run. */
export async function beginStaging(db: Db, caseId: string): Promise<void> {
  await transaction(db, async tx => {
    await clearStaged(tx, caseId)
    await tx.delete(personnelFileLeftOut).where(eq(personnelFileLeftOut.caseId, caseId))
    await tx.delete(personnelFileWithheld).where(eq(personnelFileWithheld.caseId, caseId))
    await tx
      .update(personnelFileCases)
      .set({ stagedAt: null, stagingFailedAt: null, leftOut: null })
      .where(eq(personnelFileCases.id, caseId))
  })
}

/**
 * Marks staging as failed and deletes the rows staged so far. It is not tried again until a case worker asks for it.
 */
export async function markStagingFailed(tx: Db, caseId: string, at: Instant | null): Promise<void> {
  await tx.update(personnelFileCases).set({ stagingFailedAt: at }).where(eq(personnelFileCases.id, caseId))
  await clearStaged(tx, caseId)
}

/**
 * Part of the rows of a file: employees as JSON with the columns of the staging table, and rows to list as left out.
 */
interface StagedChunk {
  readonly staged: string
  readonly leftOut: readonly LeftOutRow[]
  /** Addresses of protected identities whose rows make no employee. Only their digests are stored. */
  readonly shielded: readonly string[]
}

/**
 * Stores one chunk of a file's rows. The keys of the tables make sure that a chunk that arrives twice is stored once.
 */
export async function stageChunk(
  db: Db,
  caseId: string,
  { staged, leftOut, shielded }: StagedChunk,
): Promise<void> {
  await transaction(db, async tx => {
    await insertEmployees(tx, caseId, staged)
    if (leftOut.length > 0) await insertLeftOut(tx, caseId, leftOut)
    if (shielded.length > 0) await insertShielded(tx, caseId, shielded)
  })
}

/** The counts of a file: employees, rows left out, and how many of those are listed. */
export interface StagedCounts {
  readonly employees: number
  readonly leftOut: number
  readonly listed: number
}

/**
 * Marks a case as staged and counts its changes. Throws if the stored rows are not those of this run: then another run
 * has started anew and will finish.
 */
export async function finishStaging(
  db: Db,
  row: CaseFacts,
  { counts, at }: { counts: StagedCounts; at: Instant },
): Promise<void> {
  await transaction(db, async tx => {
    const [held] = await tx
      .select({ status: personnelFileCases.status })
      .from(personnelFileCases)
      .where(eq(personnelFileCases.id, row.id))
      .for('update')
    // The case has been finished meanwhile, so nobody needs the rows.
    if (!held || !isOpenCase(held.status)) return clearStaged(tx, row.id)
    await allowLongStatements(tx)
    const employees = await tx.$count(personnelFileStaged, eq(personnelFileStaged.caseId, row.id))
    const listed = await tx.$count(personnelFileLeftOut, eq(personnelFileLeftOut.caseId, row.id))
    if (employees !== counts.employees || listed !== counts.listed) {
      throw new Error(
        `Staged ${counts.employees} and ${counts.listed} rows, but ${employees} and ${listed} stand.`,
      )
    }
    await withholdAddresses(tx, row)
    await tx
      .update(personnelFileCases)
      .set({ stagedAt: at, leftOut: counts.leftOut })
      .where(eq(personnelFileCases.id, row.id))
    await keepChanges(tx, row)
  })
}

/** Passes the whole chunk as one parameter: faster than one parameter per cell, and below the limit on their number. */
async function insertEmployees(db: Db, caseId: string, staged: string): Promise<void> {
  await db.execute(sql`
    insert into personnel_file_staged (case_id, ${COLUMNS}, withheld_email_digest)
    select ${caseId}::uuid, ${COLUMNS},
      ${withheldDigest(companyOf(caseId), sql`withheld_email`)}
    from jsonb_to_recordset(${staged}::jsonb) as chunk(
      "row" integer, pid text, unit_path text[], first_name text, last_name text, email text, mobile_phone text,
      work_phone text, protected_identity boolean, withheld_email text, employment_number text, title text, sort_name text, search_text text, company text,
      organisation_number text, vat_number text, cost_centre text, invoice_address text, postal_code text,
      postal_town text, manager text, invoice_reference text, roles jsonb)
    on conflict (case_id, "row") do nothing`)
}

const COLUMNS = sql.raw(`"row", pid, unit_path, first_name, last_name, email, mobile_phone, work_phone,
  protected_identity, employment_number, title, sort_name, search_text, company, organisation_number, vat_number, cost_centre,
  invoice_address, postal_code, postal_town, manager, invoice_reference, roles`)

const companyOf = (caseId: string) =>
  sql`(select client_number from personnel_file_cases where id = ${caseId})`

async function insertShielded(db: Db, caseId: string, addresses: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into personnel_file_shielded (case_id, digest)
    select distinct ${caseId}::uuid, ${withheldDigest(companyOf(caseId), sql`address`)}
    from jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb) as given(address)
    on conflict do nothing`)
}

async function insertLeftOut(db: Db, caseId: string, rows: readonly LeftOutRow[]): Promise<void> {
  await db
    .insert(personnelFileLeftOut)
    .values(rows.map(({ row, column, code }) => ({ caseId, row, column, code })))
    .onConflictDoNothing()
}
