import type { AppError } from '@salvia/core/errors'
import type { Caller } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import type { Db } from '../../db/database.ts'
import { type CertificateView, certificateView } from './certificate-view.ts'
import { type CertificateRow, certificatesById } from './certificates.store.ts'

/** An entry that the caller sees, with what the caller may do. */
interface SeenCertificate {
  readonly row: CertificateRow
  readonly view: CertificateView
}

interface CallAboutOne {
  readonly caller: Caller
  readonly company: CompanyAccess
  readonly params: { readonly id: string }
  fail(code: 'CERTIFICATE_NOT_FOUND'): AppError
}

/**
 * The entry of a call. Throws CERTIFICATE_NOT_FOUND, alike for one that is missing, removed, of another customer, of
 * somebody who has left, and of somebody whose check-ups the caller does not see.
 */
export async function seenCertificate(
  db: Db,
  { caller, company: { clientNumber }, params, fail }: CallAboutOne,
): Promise<SeenCertificate> {
  const view = await certificateView(db, caller, clientNumber)
  const [row] = await certificatesById(db, { clientNumber, ids: [params.id] })
  if (!row || !view.sees(row.employee)) throw fail('CERTIFICATE_NOT_FOUND')
  return { row, view }
}
