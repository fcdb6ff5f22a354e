import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import { mailCaseText } from './mail-case-text.job.ts'
import { recipientIds, type Sending } from './senders.store.ts'

/** Queues the mail about an entry of a case's history, one for each who is to know, so that one that fails is sent again to that one alone. */
export async function oweCaseMail(
  tx: Db,
  jobs: JobQueue,
  { historyId, ...sending }: Sending & { readonly historyId: number },
): Promise<void> {
  const ids = await recipientIds(tx, sending)
  // The job says in the log that nobody is there to be told.
  if (ids.length === 0) await jobs.send(mailCaseText, { historyId }, { tx })
  for (const accountId of ids) await jobs.send(mailCaseText, { historyId, accountId }, { tx })
}
