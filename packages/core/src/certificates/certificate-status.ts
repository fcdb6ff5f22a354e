import { defineStatuses } from '../i18n/index.ts'
import { CERTIFICATE_EXPIRED_MONTHS, CERTIFICATE_WARNING_DAYS } from '../limits/index.ts'
import { addDays, addMonths, type IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { certificateTypeOf } from './medical-checks.ts'

/** The statuses, the most urgent first: in this order stands a list by status. @spec §3 */
export const certificateStatuses = defineStatuses({
  expired: { text: { sv: 'Utgånget', en: 'Expired' }, tone: 'danger' },
  'no-certificate': { text: { sv: 'Intyg saknas', en: 'No certificate' }, tone: 'danger' },
  'expires-soon': { text: { sv: 'Löper snart ut', en: 'Expires soon' }, tone: 'warning' },
  expires: { text: { sv: 'Löper ut', en: 'Expires' }, tone: 'success' },
  starts: { text: { sv: 'Börjar gälla', en: 'Starts' }, tone: 'info' },
  manual: { text: { sv: 'Manuell', en: 'Manual' }, tone: 'neutral' },
})
export type CertificateStatus = (typeof certificateStatuses.codes)[number]

/**
 * What an entry is on a day. It *starts* until its start, *expires soon* from 90 days before its last day to that day,
 * and a certificate of fitness is *expired* for six calendar months more. What follows the last day depends on the check
 * alone, whoever brought the entry.
 * @spec §4
 */
export function certificateStatus(entry: CertificateEntry, today: IsoDate): CertificateStatus {
  const { check, origin, start, end } = entry
  if (today < start) return 'starts'
  if (end === null) return origin === 'monitoring' ? 'no-certificate' : 'manual'
  if (today < soonFrom(end)) return 'expires'
  if (today <= end) return 'expires-soon'
  return certificateTypeOf(check) === 'fitness' && today <= expiredUntil(end) ? 'expired' : 'no-certificate'
}

/** The first day of *expires soon*, if the entry has started by then. */
export function soonFrom(end: IsoDate): IsoDate {
  return addDays(end, -CERTIFICATE_WARNING_DAYS)
}

/** The last day of *expired*, for a certificate of fitness. */
function expiredUntil(end: IsoDate): IsoDate {
  return addMonths(end, CERTIFICATE_EXPIRED_MONTHS)
}

/** The statuses of a day as bounds on the last valid day, for selections: they must agree with `certificateStatus`. */
export interface StatusBounds {
  readonly today: IsoDate
  /** An entry with a last day up to this one *expires soon*, unless it is over. */
  readonly soonUntil: IsoDate
  /** A certificate of fitness with a last day from this one on, and before today, is *expired*. */
  readonly expiredFrom: IsoDate
}

export function statusBounds(today: IsoDate): StatusBounds {
  return { today, soonUntil: addDays(today, CERTIFICATE_WARNING_DAYS), expiredFrom: firstExpired(today) }
}

/** Months are shortened, so that several last days can have the same end of *expired*. */
function firstExpired(today: IsoDate): IsoDate {
  let day = addMonths(today, -CERTIFICATE_EXPIRED_MONTHS)
  while (expiredUntil(day) < today) day = addDays(day, 1)
  return day
}
