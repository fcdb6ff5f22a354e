import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { moveCase } from '../personnel-file/case-event.store.ts'
import { queueCaseMail } from '../personnel-file/case-mail/queue-case-mail.ts'
import { lockCase } from '../personnel-file/cases.store.ts'
import { selectUnanswered } from './unanswered.store.ts'

/** Rejects every case whose question has waited for more than four weeks, and mails its sender. @spec §4 */
export async function rejectUnanswered({ db, clock, jobs }: Services): Promise<void> {
  const at = clock.now()
  for (const id of await selectUnanswered(db, at)) {
    await transaction(db, async tx => {
      const row = await lockCase(tx, id)
      if (!row) return
      const moved = await moveCase(tx, row, { event: 'four-weeks', at, by: null })
      if (moved.kind === 'moved') await queueCaseMail(tx, jobs, { ...row, historyId: moved.historyId })
    })
  }
}
