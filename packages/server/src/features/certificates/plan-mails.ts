import { digestDay, dueMailDay } from '@salvia/core/certificates'
import { addDays, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { digestReaders, type FollowedEntry, followedEntries, type MailSpan } from './due-mails.store.ts'
import { mailCertificates } from './mail-certificates.job.ts'
import { keepPlan, mailsOfDay, plannedThrough } from './mail-plan.store.ts'

/**
 * Plans the mails of today: one for each user with all that is due, also what has become due since the last run. A plan is
 * stored whole or not at all, and of two processes the first one's counts. Each mail is a job of its own from then on.
 * @spec §9
 */
export async function planMails({ db, clock, jobs, faultPoint }: Services): Promise<void> {
  const now = clock.now()
  const today = stockholmDate(now)
  const before = await plannedThrough(db)
  // The very first run makes up for nothing.
  const span: MailSpan = { through: before ?? addDays(today, -1), today }
  if (span.through >= today) return
  const followed = await followedEntries(db, span)
  const entries = followed.filter(entry => isDue(entry, span))
  const digests = isWithin(digestDay(today), span) ? await digestReaders(db) : []
  await transaction(db, async tx => {
    if (!(await keepPlan(tx, { before, today, now, entries, digests }))) return
    for (const mail of await mailsOfDay(tx, today))
      await jobs.send(mailCertificates, mail, { tx, key: mail.accountId })
    faultPoint('certificate mails: before commit')
  })
}

const isWithin = (day: IsoDate, { through, today }: MailSpan): boolean => day > through && day <= today

function isDue({ start, end, startedAt, lastSent }: FollowedEntry, { through, today }: MailSpan): boolean {
  const turnedOn = stockholmDate(startedAt)
  const over = turnedOn > through ? turnedOn : through
  return dueMailDay({ start, end }, { over, lastSent }, today) !== null
}
