import { addDays, type IsoDate } from '../primitives/index.ts'
import type { CertificateEntry, CertificateSource } from './certificate-entry.ts'
import { certificateStatus, expiredUntil } from './certificate-status.ts'
import { certificateTypeOf } from './medical-checks.ts'

/**
 * The source of an entry on a day. A certificate of the journal turns into a monitoring on the day on which its status
 * becomes *no certificate*.
 * @spec §4
 */
export function certificateSource(entry: CertificateEntry, today: IsoDate): CertificateSource {
  if (entry.origin !== 'journal') return entry.origin
  return certificateStatus(entry, today) === 'no-certificate' ? 'monitoring' : 'journal'
}

/** The day on which a certificate of the journal turns into a monitoring; null for an entry that never does. */
export function turnsOn({ check, origin, start, end }: CertificateEntry): IsoDate | null {
  if (origin !== 'journal' || end === null) return null
  const last = certificateTypeOf(check) === 'fitness' ? expiredUntil(end) : end
  const day = addDays(last, 1)
  return day < start ? start : day
}

/** Whether a user may remove an entry on a day: one of the journal never, unless it has turned into a monitoring. @spec §4 */
export function isRemovable(entry: CertificateEntry, today: IsoDate): boolean {
  return certificateSource(entry, today) !== 'journal'
}

/** Whether adding a monitoring takes the place of an entry of the same employee and check on a day. @spec §4 */
export const isReplaceable = isRemovable
