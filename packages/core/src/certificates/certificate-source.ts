import type { IsoDate } from '../primitives/index.ts'
import type { CertificateEntry, CertificateSource } from './certificate-entry.ts'
import { certificateStatus } from './certificate-status.ts'

/**
 * The source of an entry on a day. A certificate of the journal turns into a monitoring on the day on which its status
 * becomes *no certificate*.
 * @spec §4
 */
export function certificateSource(entry: CertificateEntry, today: IsoDate): CertificateSource {
  if (entry.origin !== 'journal') return entry.origin
  return certificateStatus(entry, today) === 'no-certificate' ? 'monitoring' : 'journal'
}

/** Whether a user may remove an entry on a day: one of the journal never, unless it has turned into a monitoring. @spec §4 */
export function isRemovable(entry: CertificateEntry, today: IsoDate): boolean {
  return certificateSource(entry, today) !== 'journal'
}
