import { stockholmDate } from '@salvia/core/primitives'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { carryMails, endMailsAbout, successionOfWithdrawn } from './mail-switches.store.ts'
import { mailWithdrawal } from './mail-withdrawal.job.ts'
import { readersOf } from './withdrawal-readers.ts'
import { noteTold, openWithdrawal, untoldWithdrawals } from './withdrawals.store.ts'

/**
 * Queues a mail to each reader of each withdrawn certificate that has none yet. Mails that were on about one that is gone
 * go on for the certificate that stands again in its place, if there is one. Safe to repeat: the first process counts.
 * @spec §9
 */
export async function tellOfWithdrawals({ db, clock, jobs, faultPoint }: Services): Promise<void> {
  for (const withdrawalId of await untoldWithdrawals(db)) {
    const now = clock.now()
    const row = await openWithdrawal(db, withdrawalId, stockholmDate(now))
    const readers = row ? await readersOf(db, row) : []
    await transaction(db, async tx => {
      if (!(await noteTold(tx, withdrawalId, { readers, now }))) return
      for (const accountId of readers) await jobs.send(mailWithdrawal, { withdrawalId, accountId }, { tx })
      const { gone, current } = await successionOfWithdrawn(tx, withdrawalId)
      if (gone && current) await carryMails(tx, [{ from: gone, to: current }], now)
      else if (gone) await endMailsAbout(tx, [gone], now)
      faultPoint('withdrawal: before commit')
    })
  }
}
