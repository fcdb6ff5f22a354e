import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import { mailCaseText } from './mail-case-text.job.ts'
import { recipientIds, type Sending, workersToTell } from './senders.store.ts'

/**
 * Queues the mail about a history entry of a case, one job for each recipient, so that a failed one is sent again to
 * that recipient alone.
 */
export async function queueCaseMail(
  tx: Db,
  jobs: JobQueue,
  { historyId, ...sending }: Sending & { readonly historyId: number },
): Promise<void> {
  const ids = await recipientIds(tx, sending)
  // Without a recipient, the job still runs and logs that there is nobody to mail.
  if (ids.length === 0) await jobs.send(mailCaseText, { historyId }, { tx })
  for (const accountId of ids) await jobs.send(mailCaseText, { historyId, accountId }, { tx })
}

/** Queues the mail that tells the case worker who asked of a customer's reply. */
export async function queueReplyMail(
  tx: Db,
  jobs: JobQueue,
  { caseId, historyId }: { readonly caseId: string; readonly historyId: number },
): Promise<void> {
  for (const accountId of await workersToTell(tx, caseId))
    await jobs.send(mailCaseText, { historyId, accountId }, { tx })
}
