import type { Instant } from '@salvia/core/primitives'
import { and, asc, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileAttachments as attachments } from '../../db/schema/personnel-file.ts'
import type { AttachmentRow } from './case-rows.ts'

export async function insertAttachment(
  tx: Db,
  attachment: typeof attachments.$inferInsert,
): Promise<AttachmentRow> {
  const [row] = await tx.insert(attachments).values(attachment).returning()
  if (!row) throw new Error('The attachment was not kept.')
  return row
}

/** How many files are attached to the replies of a case, sent or not. */
export async function countAttachments(db: Db, caseId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(attachments).where(eq(attachments.caseId, caseId))
  return row?.total ?? 0
}

/** The files that were sent with the replies of a case, in order. */
export async function sentAttachments(db: Db, caseId: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(and(eq(attachments.caseId, caseId), isNotNull(attachments.historyId)))
    .orderBy(asc(attachments.attachedAt), asc(attachments.id))
}

/** A file that was sent with a reply of a case. */
export async function sentAttachment(
  db: Db,
  { caseId, id }: { readonly caseId: string; readonly id: string },
): Promise<AttachmentRow | undefined> {
  return (await sentAttachments(db, caseId)).find(attachment => attachment.id === id)
}

/** Ties attached files to the reply that they are sent with: those of this case and account that are not sent yet. */
export async function sendAttachments(
  tx: Db,
  {
    ids,
    historyId,
    caseId,
    accountId,
  }: {
    readonly ids: readonly string[]
    readonly historyId: number
    readonly caseId: string
    readonly accountId: string
  },
): Promise<number> {
  if (ids.length === 0) return 0
  const sent = await tx
    .update(attachments)
    .set({ historyId })
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.caseId, caseId),
        eq(attachments.attachedBy, accountId),
        isNull(attachments.historyId),
      ),
    )
    .returning({ id: attachments.id })
  return sent.length
}

/** Deletes attached files that were not sent with a reply. */
export async function deleteUnsentAttachments(db: Db, attachedBefore: Instant): Promise<void> {
  await db
    .delete(attachments)
    .where(and(isNull(attachments.historyId), lt(attachments.attachedAt, attachedBefore)))
}
