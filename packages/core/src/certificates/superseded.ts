import type { IsoDate } from '../primitives/index.ts'
import type { CertificateEntry } from './certificate-entry.ts'

/**
 * The day from which a newer certificate stands in an entry's place; null if none does. Only a certificate of the
 * journal for the same employee and check does so, once it has started: one that ends later, and for an entry without a
 * last day one that starts no earlier.
 * @param others the other entries of the same employee and check, those that a user has removed among them
 */
export function supersededFrom(entry: CertificateEntry, others: readonly CertificateEntry[]): IsoDate | null {
  const starts = others
    .filter(other => other.origin === 'journal' && isRenewal(other, entry))
    .map(({ start }) => start)
    .sort()
  return starts[0] ?? null
}

function isRenewal(other: CertificateEntry, entry: CertificateEntry): boolean {
  if (other.end === null) return false
  return entry.end === null ? other.start >= entry.start : other.end > entry.end
}
