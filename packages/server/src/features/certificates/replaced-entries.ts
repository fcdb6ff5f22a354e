import { type MedicalCheck, removability } from '@salvia/core/certificates'
import type { IsoDate } from '@salvia/core/primitives'
import type { CertificateRow } from './certificates.store.ts'
import { entryOf } from './shown-certificates.ts'

/** The entries of a check whose place a new one takes: all that are no certificate of the journal and still count. */
export function replaceable(
  rows: readonly CertificateRow[],
  check: MedicalCheck,
  today: IsoDate,
): CertificateRow[] {
  return rows.filter(
    ({ certificate }) =>
      certificate.medicalCheck === check &&
      removability(entryOf(certificate), today).kind === 'removable' &&
      (certificate.supersededFrom === null || certificate.supersededFrom > today),
  )
}

/** What a user added and a newer certificate stands in place of: it goes without a question, since no list shows it. */
export function overtaken(
  rows: readonly CertificateRow[],
  check: MedicalCheck,
  today: IsoDate,
): CertificateRow[] {
  return rows.filter(
    ({ certificate: { medicalCheck, origin, supersededFrom } }) =>
      medicalCheck === check && origin === 'user' && supersededFrom !== null && supersededFrom <= today,
  )
}
