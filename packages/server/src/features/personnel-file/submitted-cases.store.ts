import type { Instant } from '@salvia/core/primitives'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  personnelFileCases as cases,
  personnelFileDrafts as drafts,
  personnelFileHistory as history,
} from '../../db/schema/personnel-file.ts'
import type { CaseFacts } from './case-rows.ts'
import { isOpen, selectCases } from './cases.store.ts'
import type { DraftRow, DraftVerdict } from './drafts.store.ts'

export async function findCaseFacts(tx: Db, id: string): Promise<CaseFacts> {
  const [row] = await selectCases(tx, { where: eq(cases.id, id), newestFirst: true, limit: 1 })
  if (!row) throw new Error('The case of a draft is gone.')
  return row
}

/** The case of the same bytes that is open or is the company's last import. */
export async function caseWithSameBytes(
  tx: Db,
  { clientNumber, sha256 }: Pick<DraftRow, 'clientNumber' | 'sha256'>,
): Promise<string | undefined> {
  const same = and(eq(cases.clientNumber, clientNumber), eq(cases.sha256, sha256), isOpen) as SQL
  const [open] = await selectCases(tx, { where: same, newestFirst: true, limit: 1 })
  if (open) return open.id
  const [lastImport] = await tx
    .select({ id: cases.id, sha256: cases.sha256 })
    .from(cases)
    .where(and(eq(cases.clientNumber, clientNumber), eq(cases.status, 'IMPORTED')))
    .orderBy(desc(cases.importedAt), desc(cases.number))
    .limit(1)
  return lastImport?.sha256 === sha256 ? lastImport.id : undefined
}

interface NewCase {
  readonly draft: DraftRow
  readonly verdict: DraftVerdict
  readonly comment: string | null
  /** The earlier case whose question the file answers. */
  readonly answersCaseId: string | null
  readonly now: Instant
}

/** Stores a new case under the draft's id, with the first entry of its history. Returns the id of that entry. */
export async function insertCase(
  tx: Db,
  { draft, verdict, comment, answersCaseId, now }: NewCase,
): Promise<number> {
  const { id, clientNumber, name, bytes, sha256, fileKey, source } = draft
  const { senderName, senderAccountId, senderMachineId } = draft
  const { format, rows, errors, warnings } = verdict
  if (!format) throw new Error('A report that is not rejected knows the format.')
  await tx.insert(cases).values({
    ...{ id, clientNumber, name, bytes, sha256, fileKey, source },
    ...{ senderName, senderAccountId, senderMachineId },
    ...{ comment, answersCaseId, format, rows, errors, warnings },
    // Copied inside the database, because the report may be large.
    report: sql`(select ${drafts.report} from ${drafts} where ${drafts.id} = ${id}::uuid)`,
    template: sql`(select ${drafts.template} from ${drafts} where ${drafts.id} = ${id}::uuid)`,
    status: 'UPLOADED',
    submittedAt: now,
  })
  const [entry] = await tx
    .insert(history)
    .values({
      ...{ caseId: id, at: now, event: 'submit', toStatus: 'UPLOADED', byName: senderName },
      byCaseWorker: source === 'ADMIN',
    })
    .returning({ id: history.id })
  if (!entry) throw new Error('The history took no entry.')
  return entry.id
}
