import { CERTIFICATE_EXPIRED_MONTHS, CERTIFICATE_WARNING_DAYS } from '../limits/index.ts'
import { addDays, addMonths, type IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { certificateTypeOf } from './medical-checks.ts'

/** The statuses, the most urgent first: in this order a list by status stands. @spec §3 */
export const CERTIFICATE_STATUSES = [
  'expired',
  'expires-soon',
  'no-certificate',
  'expires',
  'starts',
  'manual',
] as const
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number]

/**
 * What an entry is on a day. It *starts* until its start, *expires soon* from 90 days before its last day to that day,
 * and a certificate of fitness is *expired* for six calendar months more. What follows the last day depends on the check
 * alone, whoever made the entry.
 * @spec §4
 */
export function certificateStatus(
  { check, start, end }: CertificateEntry,
  today: IsoDate,
): CertificateStatus {
  if (today < start) return 'starts'
  if (end === null) return 'manual'
  if (today < soonFrom(end)) return 'expires'
  if (today <= end) return 'expires-soon'
  return certificateTypeOf(check) === 'fitness' && today <= expiredUntil(end) ? 'expired' : 'no-certificate'
}

/** The first day of *expires soon*, if the entry has started. */
export function soonFrom(end: IsoDate): IsoDate {
  return addDays(end, -CERTIFICATE_WARNING_DAYS)
}

/** The last day of *expired*, for a certificate of fitness. */
export function expiredUntil(end: IsoDate): IsoDate {
  return addMonths(end, CERTIFICATE_EXPIRED_MONTHS)
}

/** The first later day on which the status differs from that of today; null if it never does. */
export function nextTransition(entry: CertificateEntry, today: IsoDate): IsoDate | null {
  const { start, end } = entry
  const now = certificateStatus(entry, today)
  const days = end === null ? [start] : [start, soonFrom(end), addDays(end, 1), addDays(expiredUntil(end), 1)]
  const later = days
    .filter(day => day > today)
    .sort()
    .find(day => certificateStatus(entry, day) !== now)
  return later ?? null
}
