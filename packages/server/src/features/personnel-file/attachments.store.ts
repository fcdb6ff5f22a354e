import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { attachments } from '../../db/schema/matters.ts'
import { personnelFileAttachments as links } from '../../db/schema/personnel-file.ts'

/** An attached file, and the reply about a personnel file that it was sent with; null until then. */
export type CaseAttachmentRow = typeof attachments.$inferSelect & { readonly historyId: number | null }

/** Ties a file that was just attached to the case that it is for. */
export async function linkToCase(tx: Db, id: string, caseId: string): Promise<void> {
  await tx.insert(links).values({ id, caseId })
}

/** The files that were sent with the replies of a case, in order. */
export async function sentOfCase(db: Db, caseId: string): Promise<CaseAttachmentRow[]> {
  return db
    .select({ ...getTableColumns(attachments), historyId: links.historyId })
    .from(links)
    .innerJoin(attachments, eq(attachments.id, links.id))
    .where(and(eq(links.caseId, caseId), isNotNull(links.historyId)))
    .orderBy(asc(attachments.attachedAt), asc(attachments.id))
}

/** Ties files that were attached for a case to the reply that they are sent with, and answers how many there are. */
export async function linkToReply(
  tx: Db,
  ids: readonly string[],
  { caseId, historyId }: { readonly caseId: string; readonly historyId: number },
): Promise<number> {
  if (ids.length === 0) return 0
  const linked = await tx
    .update(links)
    .set({ historyId })
    .where(and(inArray(links.id, [...ids]), eq(links.caseId, caseId), isNull(links.historyId)))
    .returning({ id: links.id })
  return linked.length
}

/** The files that were attached for some cases, sent or not. */
export async function attachedFor(db: Db, caseIds: readonly string[]): Promise<string[]> {
  if (caseIds.length === 0) return []
  const rows = await db
    .select({ id: links.id })
    .from(links)
    .where(inArray(links.caseId, [...caseIds]))
  return rows.map(({ id }) => id)
}
