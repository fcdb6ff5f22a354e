import type { Conversation, Party, ReplyState } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { type AttachmentsOf, sendAttachments } from '../attachments/attachments.ts'
import { insertMessage, otherParty, readingOf, selectMessages } from './conversation.store.ts'

/** Somebody who reads or writes: an account, on one side. */
export interface Reader {
  readonly accountId: string
  readonly party: Party
}

/** A conversation as one reader sees it. */
export async function conversationFor(
  db: Db,
  id: string,
  { reader, reply, attachments }: { reader: Reader; reply: ReplyState; attachments: AttachmentsOf },
): Promise<Conversation> {
  const rows = await selectMessages(db, id)
  const { through, isFollowing } = await readingOf(db, id, reader.accountId)
  const other = otherParty(reader.party)
  // For whoever only looks at a customer's thing, its messages are not new: nothing waits for that user.
  const counts = reader.party === 'provider' || isFollowing
  const isNew = (row: (typeof rows)[number]) => counts && row.party === other && row.number > through
  return {
    messages: rows.map(row => ({
      ...{ id: row.id, number: row.number, party: row.party, sender: row.senderName },
      isOwn: row.senderAccountId === reader.accountId,
      isNew: isNew(row),
      ...{ text: row.text, asksForAnswer: row.asksForAnswer, at: row.at, attachments: attachments(row.id) },
    })),
    reply,
    unread: rows.filter(isNew).length,
  }
}

/** A message that somebody writes. */
interface NewMessage {
  readonly matterId: string
  readonly party: Party
  readonly sender: { readonly accountId: string; readonly name: string }
  readonly text: string
  /** Whether the provider wants an answer. */
  readonly asksForAnswer: boolean
  /** Ids of files that the sender has attached and not sent. */
  readonly files: readonly string[]
  readonly at: Instant
}

/**
 * Writes a message with its files. Who may write, and what follows for the thing, is the caller's to decide. Throws
 * MESSAGE_MISSING, ATTACHMENT_GONE and ATTACHMENT_INFECTED.
 */
export async function writeMessage(
  tx: Db,
  { matterId, party, sender, text, asksForAnswer, files, at }: NewMessage,
): Promise<{ id: string; number: number }> {
  if (text === '' && files.length === 0) throw appError('MESSAGE_MISSING')
  const written = await insertMessage(tx, matterId, {
    ...{ party, text, asksForAnswer, at, senderAccountId: sender.accountId, senderName: sender.name },
  })
  if (!written) throw appError('NOT_FOUND')
  const sent = { matterId, messageId: written.id, by: sender.accountId, at }
  await sendAttachments(tx, files, sent)
  return written
}
