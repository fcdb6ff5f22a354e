import type { Instant } from '@salvia/core/primitives'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  personnelFileCompared as compared,
  personnelFileDrafts as drafts,
} from '../../db/schema/personnel-file.ts'
import type { DraftRow } from './drafts.store.ts'

/** A row to compare, with the columns of the staging table. Its names are masked. */
export interface RowToCompare {
  readonly row: number
  /** Only compared, never stored with the draft. */
  readonly pid: string
  readonly unit_path: readonly string[]
  readonly first_name: string
  readonly last_name: string
  readonly protected_identity: boolean
}

/** Deletes what an interrupted comparison has left. */
export async function beginComparing(db: Db, draftId: string): Promise<void> {
  await db.delete(compared).where(eq(compared.draftId, draftId))
}

/** Stores rows with the employee who has their identity number today. */
export async function compareRows(
  db: Db,
  { id, clientNumber }: Pick<DraftRow, 'id' | 'clientNumber'>,
  rows: readonly RowToCompare[],
): Promise<void> {
  await db.execute(sql`
    insert into personnel_file_compared
      (draft_id, "row", employee_id, unit_path, first_name, last_name, protected_identity)
    select ${id}::uuid, chunk."row", e.id, chunk.unit_path, chunk.first_name, chunk.last_name,
      chunk.protected_identity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as chunk(
      "row" integer, pid text, unit_path text[], first_name text, last_name text, protected_identity boolean)
    left join employees e on e.client_number = ${clientNumber} and e.pid = chunk.pid and e.ended_at is null
    on conflict (draft_id, "row") do nothing`)
}

export async function finishComparing(db: Db, draftId: string, at: Instant): Promise<void> {
  await db.update(drafts).set({ comparedAt: at }).where(eq(drafts.id, draftId))
}
