import type { IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'

/**
 * The day from which a newer certificate stands in an entry's place; null if none does. Only a certificate of the
 * journal for the same employee and check does so, once it has started: one that ends later, and for an entry without a
 * last day one that starts no earlier.
 * @param others the other entries of the same employee and check
 */
export function supersededFrom(entry: CertificateEntry, others: readonly CertificateEntry[]): IsoDate | null {
  const starts = others.filter(other => isRenewal(other, entry)).map(({ start }) => start)
  return starts.sort()[0] ?? null
}

/** Whether a newer certificate stands in an entry's place on a day. @param from as `supersededFrom` found it */
export function isSuperseded(from: IsoDate | null, today: IsoDate): boolean {
  return from !== null && from <= today
}

function isRenewal({ origin, start, end }: CertificateEntry, entry: CertificateEntry): boolean {
  if (origin !== 'journal' || end === null) return false
  return entry.end === null ? start >= entry.start : end > entry.end
}
