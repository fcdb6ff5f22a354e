import { hrOfCompany } from '../../access/hr.store.ts'
import type { Db } from '../../db/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { mailCaseText } from '../../jobs/mail-case-text.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'

/**
 * Queues the mail about an entry of a case's history: to the sender, or to everybody who is HR of the customer where a
 * case worker sent the file for it. Without any HR it goes to that case worker, who knows whom to ask.
 */
export async function oweCaseMail(
  tx: Db,
  jobs: JobQueue,
  { historyId, source, clientNumber }: Pick<CaseFacts, 'source' | 'clientNumber'> & { historyId: number },
): Promise<void> {
  const hr = source === 'ADMIN' ? await hrOfCompany(tx, clientNumber) : []
  if (hr.length === 0) await jobs.send(mailCaseText, { historyId }, { tx })
  for (const accountId of hr) await jobs.send(mailCaseText, { historyId, accountId }, { tx })
}
