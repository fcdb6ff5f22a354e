import type { Report, Template } from '@salvia/core/personnel-file'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, count, eq, getTableColumns, inArray, isNull, lt, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileDrafts as drafts } from '../../db/schema/personnel-file.ts'

const { report: _report, template: _template, ...kept } = getTableColumns(drafts)

/** The result of a review, as far as a submit needs it. */
export interface DraftVerdict {
  readonly outcome: Report['outcome']
  readonly format: Report['file']['format']
  readonly rows: number
  readonly errors: number
  readonly warnings: number
}

/** Reads only the result from the report, which may be large. */
const verdict = sql<DraftVerdict | null>`case when ${drafts.report} is not null and ${drafts.template} is not null
  then jsonb_build_object(
    'outcome', ${drafts.report} -> 'outcome', 'format', ${drafts.report} -> 'file' -> 'format',
    'rows', ${drafts.report} -> 'rows', 'errors', ${drafts.report} -> 'counts' -> 'error',
    'warnings', ${drafts.report} -> 'counts' -> 'warning') end`

/** A draft without its report and the template it was reviewed with. */
export type DraftRow = Omit<typeof drafts.$inferSelect, 'report' | 'template'> & {
  readonly verdict: DraftVerdict | null
}
type NewDraft = typeof drafts.$inferInsert

/**
 * Locks the drafts of a company until the transaction ends: the same bytes submitted twice at once make one case, and
 * two drafts cannot take the last room.
 */
export async function lockDrafts(tx: Db, clientNumber: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`personnel-file drafts ${clientNumber}`}, 0))`,
  )
}

export async function insertDraft(tx: Db, draft: NewDraft): Promise<Omit<DraftRow, 'verdict'>> {
  const [row] = await tx.insert(drafts).values(draft).returning(kept)
  if (!row) throw new Error('The draft was not kept.')
  return row
}

/** A draft of a company. Undefined if it belongs to another company or has expired. */
export async function findDraft(
  db: Db,
  { id, clientNumber, now }: { id: string; clientNumber: string; now: Instant },
): Promise<DraftRow | undefined> {
  const [row] = await db
    .select({ ...kept, verdict })
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.clientNumber, clientNumber)))
  return row && now <= row.expiresAt ? row : undefined
}

/** The masked report of a draft, as JSON. Undefined if it was not reviewed. */
export async function reportOfDraft(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ report: sql<string | null>`${drafts.report}::text` })
    .from(drafts)
    .where(eq(drafts.id, id))
  return row?.report ?? undefined
}

/** The template that a draft was reviewed with. */
export async function templateOfDraft(db: Db, id: string): Promise<Template | undefined> {
  const [row] = await db.select({ template: drafts.template }).from(drafts).where(eq(drafts.id, id))
  return row?.template ?? undefined
}

const unsubmittedOf = (clientNumber: string): SQL =>
  and(eq(drafts.clientNumber, clientNumber), isNull(drafts.caseId)) as SQL

/** How many unsubmitted drafts a company has, and their bytes in total. */
export async function countDrafts(db: Db, clientNumber: string): Promise<{ drafts: number; bytes: number }> {
  const [row] = await db
    .select({ drafts: count(), bytes: sum(drafts.bytes) })
    .from(drafts)
    .where(unsubmittedOf(clientNumber))
  return { drafts: row?.drafts ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** Drafts to delete when room is needed: first the rejected ones, then the oldest. */
export async function draftsInTheWay(
  tx: Db,
  clientNumber: string,
): Promise<(Pick<DraftRow, 'id' | 'fileKey' | 'bytes' | 'createdAt'> & { isRejected: boolean })[]> {
  const { id, fileKey, bytes, createdAt } = drafts
  const isRejected = sql<boolean>`coalesce(${drafts.report} ->> 'outcome' = 'rejected', false)`
  return tx
    .select({ id, fileKey, bytes, createdAt, isRejected })
    .from(drafts)
    .where(unsubmittedOf(clientNumber))
    .orderBy(sql`${isRejected} desc`, asc(createdAt))
}

/** Deletes drafts. One that has been submitted meanwhile stays. */
export async function deleteDrafts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(drafts).where(and(inArray(drafts.id, [...ids]), isNull(drafts.caseId)))
}

/** The result of a review, with the template that was used. */
export interface KeptReview {
  /** As JSON. */
  readonly report: string
  readonly template: Template
  readonly leftOut: number
}

/** Stores the result of a review. A draft that has been submitted meanwhile keeps its earlier result. */
export async function keepReview(
  db: Db,
  id: string,
  { report, template, leftOut }: KeptReview,
): Promise<void> {
  await db
    .update(drafts)
    .set({ report: sql`${report}::jsonb`, template, leftOut, comparedAt: null })
    .where(and(eq(drafts.id, id), isNull(drafts.caseId)))
}

/** Stores which case a draft became. */
export async function tieToCase(tx: Db, id: string, caseId: string): Promise<void> {
  await tx.update(drafts).set({ caseId }).where(eq(drafts.id, id))
}

/** Deletes the expired drafts. */
export async function deleteExpiredDrafts(db: Db, now: Instant): Promise<void> {
  await db.delete(drafts).where(lt(drafts.expiresAt, now))
}
