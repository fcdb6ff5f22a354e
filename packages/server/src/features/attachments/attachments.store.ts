import type { AttachmentState } from '@salvia/core/conversations'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, count, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { attachments, matters } from '../../db/schema/matters.ts'

export type AttachmentRow = typeof attachments.$inferSelect

/** Whose unsent files, and at which customer; null for those of a case worker. */
export interface Uploader {
  readonly accountId: string
  readonly clientNumber: string | null
}

/** Locks the unsent files of a user until the transaction ends, so that two files cannot take the last place. */
export async function lockUnsent(tx: Db, accountId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`unsent attachments ${accountId}`}, 0))`,
  )
}

/** How many files a user has attached and not sent, at all customers. */
export async function countUnsent(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(attachments)
    .where(and(eq(attachments.uploadedBy, accountId), isNull(attachments.sentAt)))
  return row?.total ?? 0
}

export async function insertAttachment(
  tx: Db,
  attachment: Omit<typeof attachments.$inferInsert, 'id'>,
): Promise<AttachmentRow> {
  const [row] = await tx.insert(attachments).values(attachment).returning()
  if (!row) throw new Error('The attachment was not kept.')
  return row
}

/** The files that a user has attached and not sent, in order. */
export async function unsentOf(db: Db, uploader: Uploader): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(isUnsentOf(uploader))
    .orderBy(asc(attachments.attachedAt), asc(attachments.id))
}

/** Deletes a file that was not sent, and answers the key of its bytes; undefined if there is no such file. */
export async function deleteUnsent(db: Db, id: string, uploader: Uploader): Promise<string | undefined> {
  const [row] = await db
    .delete(attachments)
    .where(and(eq(attachments.id, id), isUnsentOf(uploader)))
    .returning({ fileKey: attachments.fileKey })
  return row?.fileKey
}

function isUnsentOf({ accountId, clientNumber }: Uploader) {
  return and(
    eq(attachments.uploadedBy, accountId),
    isNull(attachments.sentAt),
    clientNumber === null ? isNull(attachments.clientNumber) : eq(attachments.clientNumber, clientNumber),
  )
}

/** The unsent files of a user among some ids, locked until the transaction ends, whichever customer they are of. */
export async function lockForSending(
  tx: Db,
  ids: readonly string[],
  accountId: string,
): Promise<AttachmentRow[]> {
  return tx
    .select()
    .from(attachments)
    .where(
      and(
        inArray(attachments.id, [...ids]),
        eq(attachments.uploadedBy, accountId),
        isNull(attachments.sentAt),
      ),
    )
    .orderBy(asc(attachments.id))
    .for('update')
}

export async function markSent(
  tx: Db,
  ids: readonly string[],
  sent: Pick<typeof attachments.$inferInsert, 'matterId' | 'messageId' | 'sentAt'>,
): Promise<void> {
  await tx
    .update(attachments)
    .set(sent)
    .where(inArray(attachments.id, [...ids]))
}

/** The files that were sent in a conversation, in order. */
export async function sentIn(db: Db, matterId: string): Promise<AttachmentRow[]> {
  return db
    .select()
    .from(attachments)
    .where(eq(attachments.matterId, matterId))
    .orderBy(asc(attachments.attachedAt), asc(attachments.id))
}

export async function findAttachment(db: Db, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await db.select().from(attachments).where(eq(attachments.id, id))
  return row
}

/** The customer of a matter; undefined for one of somebody who belongs to none. */
export async function clientNumberOf(db: Db, matterId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ clientNumber: matters.clientNumber })
    .from(matters)
    .where(eq(matters.id, matterId))
  return row?.clientNumber ?? undefined
}

/** Locks a file that still waits for its scan until the transaction ends. */
export async function lockWaiting(tx: Db, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.state, 'waiting')))
    .for('update')
  return row
}

/** Keeps what the scan says of a file. */
export async function keepState(
  tx: Db,
  id: string,
  { state, at }: { readonly state: AttachmentState; readonly at: Instant },
): Promise<void> {
  await tx
    .update(attachments)
    .set({ state, scannedAt: at, ...(state === 'infected' && { fileKey: '' }) })
    .where(eq(attachments.id, id))
}

/** Some files that have waited for their scan since before a moment: any, so that none keeps the others from it. */
export async function waitingSince(db: Db, before: Instant, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: attachments.id })
    .from(attachments)
    .where(and(eq(attachments.state, 'waiting'), lt(attachments.attachedAt, before)))
    .orderBy(sql`random()`)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Deletes files that were attached before a moment and not sent. */
export async function deleteUnsentBefore(db: Db, before: Instant): Promise<void> {
  await db.delete(attachments).where(and(isNull(attachments.sentAt), lt(attachments.attachedAt, before)))
}

/** Lets the bytes of files go to the sweep, and keeps that the files were there. */
export async function forgetBytes(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(attachments)
    .set({ fileKey: '' })
    .where(inArray(attachments.id, [...ids]))
}

/** Those keys that an attached file points to. */
export async function attachmentKeysInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: attachments.fileKey })
    .from(attachments)
    .where(inArray(attachments.fileKey, [...keys]))
  return rows.map(({ key }) => key)
}
