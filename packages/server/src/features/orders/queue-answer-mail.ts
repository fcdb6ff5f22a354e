import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { followersToMail, followFromStart } from '../matters/conversation.store.ts'
import { feedbackRecipient } from './feedback-recipient.ts'
import { mailOrderAnswer } from './mail-order-answer.job.ts'
import type { OrderRow } from './orders.store.ts'

/** An answer of the provider: a message, or that the order is handled, closed or booked. */
interface Answer {
  readonly order: OrderRow
  readonly at: Instant
  /** The address of the portal, for the link. */
  readonly origin: string
}

/**
 * Queues the mails about an answer: to who made the order, receives its feedback or has written in it, each once until
 * they have looked at it again. The recipient of the feedback follows the order from when their account may see it.
 */
export async function queueAnswerMail(
  tx: Db,
  jobs: JobQueue,
  { order: row, at, origin }: Answer,
): Promise<void> {
  const { id: orderId } = row.order
  const recipient = await feedbackRecipient(tx, row)
  if (recipient) await followFromStart(tx, orderId, recipient.id)
  for (const accountId of await followersToMail(tx, { matterId: orderId, at }))
    await jobs.send(mailOrderAnswer, { orderId, accountId, at, origin }, { tx })
}
