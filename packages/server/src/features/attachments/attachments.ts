import { type Attachment, isOpenable } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import { ATTACHMENTS_PER_MESSAGE } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { type AttachmentRow, clientNumberOf, lockForSending, markSent, sentIn } from './attachments.store.ts'

/** The files that were sent with a message, in order; with the thing itself for null. */
export type AttachmentsOf = (messageId: string | null) => Attachment[]

/** With what files are sent. */
export interface Sending {
  /** Null for a reply about a personnel file, which is no conversation. */
  readonly matterId: string | null
  /** A message, or null for the thing itself. */
  readonly messageId: string | null
  /** The account whose unsent files they are. */
  readonly by: string
  readonly at: Instant
}

/**
 * Sends attached files along, also those whose virus scan is not done. Throws ATTACHMENT_GONE unless each is an unsent
 * file of the sender (attached at the customer of the conversation), and ATTACHMENT_INFECTED if one was found to be infected.
 */
export async function sendAttachments(
  tx: Db,
  ids: readonly string[],
  { matterId, messageId, by, at }: Sending,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  if (wanted.length > ATTACHMENTS_PER_MESSAGE) throw new Error('The contract lets too many files through.')
  // Locked, so that the verdict of a scan comes before or after.
  const unsent = await lockForSending(tx, wanted, by)
  const customer = matterId === null ? undefined : await clientNumberOf(tx, matterId)
  const files = unsent.filter(
    ({ clientNumber }) => customer === undefined || clientNumber === null || clientNumber === customer,
  )
  if (files.length < wanted.length) throw appError('ATTACHMENT_GONE')
  if (files.some(({ state }) => state === 'infected')) throw appError('ATTACHMENT_INFECTED')
  await markSent(tx, wanted, { matterId, messageId, sentAt: at })
}

/** The files that were sent in a conversation, with links below an address such as `orders/10401/<id>`. */
export async function sentAttachments(
  db: Db,
  { matterId, address }: { readonly matterId: string; readonly address: string },
): Promise<AttachmentsOf> {
  const rows = await sentIn(db, matterId)
  return messageId => rows.filter(row => row.messageId === messageId).map(row => attachmentOf(row, address))
}

/** @param address below which it is downloaded; absent for a file that is not sent */
export function attachmentOf(row: AttachmentRow, address?: string): Attachment {
  const { id, name, bytes, type, state, attachedAt } = row
  const isLinked = address !== undefined && isOpenable(state)
  return {
    ...{ id, name, bytes, type, state, attachedAt },
    links: isLinked ? [{ rel: 'file', href: `${address}/attachments/${id}` }] : [],
  }
}
