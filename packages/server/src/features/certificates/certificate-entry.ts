import type { CertificateEntry } from '@salvia/core/certificates'
import type { certificates } from '../../db/schema/certificates.ts'

/** The columns of an entry that the rules ask. */
export type EntryColumns = Pick<
  typeof certificates.$inferSelect,
  'medicalCheck' | 'origin' | 'startsOn' | 'endsOn'
>

/** An entry as the rules of core ask it. */
export function entryOf({ medicalCheck, origin, startsOn, endsOn }: EntryColumns): CertificateEntry {
  return { check: medicalCheck, origin, start: startsOn, end: endsOn }
}
