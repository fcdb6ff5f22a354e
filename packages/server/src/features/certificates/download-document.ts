import { downloadability } from '@salvia/core/certificates'
import { addAudit } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { openFeedFile } from '../feed-files/open-feed-file.ts'
import { seenCertificate } from './seen-certificate.ts'

/** The document of a certificate, for whoever sees it. Each download is audited. @spec §9 */
export const downloadDocument: HandlersOf<'certificates'>['document'] = async call => {
  const { services, caller, company, now, fail } = call
  const { row } = await seenCertificate(services.db, call)
  const { id, issuedOn: issued, documentSha256, documentName } = row.certificate
  if (downloadability({ issued, document: row.documentState }) === 'issued-too-early')
    throw fail('CERTIFICATE_ISSUED_TOO_EARLY')
  if (documentSha256 === null || documentName === null) throw fail('CERTIFICATE_WITHOUT_DOCUMENT')
  const file = await openFeedFile(services, documentSha256)
  // Its bytes are lost.
  if (!file) throw fail('CERTIFICATE_WITHOUT_DOCUMENT')
  try {
    await addAudit(services.db, {
      ...{ at: now, actor: caller, action: 'certificate-document-downloaded' },
      ...{ clientNumber: company.clientNumber, object: id, details: { file: documentSha256 } },
    })
  } catch (error) {
    file.content.destroy()
    throw error
  }
  return { name: documentName, ...file }
}
