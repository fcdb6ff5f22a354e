import { addDays, type IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { certificateStatus, expiredUntil } from './certificate-status.ts'
import { certificateTypeOf } from './medical-checks.ts'

/** Where an entry comes from, as the portal shows it. @spec §3 */
export const CERTIFICATE_SOURCES = ['journal', 'monitoring', 'manual'] as const
export type CertificateSource = (typeof CERTIFICATE_SOURCES)[number]

/**
 * The source of an entry on a day. A certificate of the journal turns into a monitoring on the day on which its status
 * becomes *no certificate*; an entry that a user made is a monitoring with a last day and manual without one.
 * @spec §4
 */
export function certificateSource(entry: CertificateEntry, today: IsoDate): CertificateSource {
  if (entry.origin === 'user') return entry.end === null ? 'manual' : 'monitoring'
  return certificateStatus(entry, today) === 'no-certificate' ? 'monitoring' : 'journal'
}

/** The day on which a certificate of the journal turns into a monitoring; null for an entry that never does. */
export function turnsOn(entry: CertificateEntry): IsoDate | null {
  const { check, origin, start, end } = entry
  if (origin === 'user' || end === null) return null
  const last = certificateTypeOf(check) === 'fitness' ? expiredUntil(end) : end
  const day = addDays(last, 1)
  return day < start ? start : day
}

/** Whether a user may remove an entry on a day, and if not, why. A new monitoring may replace the same entries. @spec §4 */
export type Removability = { readonly kind: 'removable' } | { readonly kind: 'kept'; readonly why: 'journal' }

export function removability(entry: CertificateEntry, today: IsoDate): Removability {
  return certificateSource(entry, today) === 'journal'
    ? { kind: 'kept', why: 'journal' }
    : { kind: 'removable' }
}
