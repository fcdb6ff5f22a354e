import { CERTIFICATE_MAIL_MONTHS } from '../limits/index.ts'
import { addMonths, type IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { soonFrom } from './certificate-status.ts'

/**
 * The days on which a mail about an entry is due, the earliest first: when it becomes *expires soon*, on its last day,
 * and 1 to 5 calendar months after that, each counted from the last day. One that would come less than a calendar month
 * after the one before is left out.
 * @spec §9
 */
export function mailDays({ start, end }: Pick<CertificateEntry, 'start' | 'end'>): IsoDate[] {
  if (end === null) return []
  const soon = soonFrom(end) < start ? start : soonFrom(end)
  const after = Array.from({ length: CERTIFICATE_MAIL_MONTHS }, (_, at) => addMonths(end, at + 1))
  const days: IsoDate[] = []
  for (const day of [soon, end, ...after]) {
    const last = days.at(-1)
    if (day >= start && (last === undefined || day >= addMonths(last, 1))) days.push(day)
  }
  return days
}

/** What is known of an entry's mails to one user. */
interface MailsSoFar {
  /** Mails of this day and earlier are over: the day on which the mails were switched on, or the last that the job ran. */
  readonly over: IsoDate
  /** The day of the last mail to the user about the entry; null for none. */
  readonly lastSent: IsoDate | null
}

/**
 * The mail day for which a mail goes out today; null for none. Of several that an outage passed over only the latest
 * counts, and none comes less than a calendar month after the last one.
 */
export function dueMailDay(
  entry: Pick<CertificateEntry, 'start' | 'end'>,
  { over, lastSent }: MailsSoFar,
  today: IsoDate,
): IsoDate | null {
  const day = mailDays(entry).findLast(one => one > over && one <= today)
  if (day === undefined) return null
  return lastSent !== null && today < addMonths(lastSent, 1) ? null : day
}
