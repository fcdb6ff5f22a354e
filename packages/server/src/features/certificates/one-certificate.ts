import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { seenCertificate } from './seen-certificate.ts'
import { shownCertificates } from './shown-certificates.ts'

/** One entry, also one that a newer certificate stands in place of. Each answer is audited. */
export const oneCertificate: HandlersOf<'certificates'>['get'] = async call => {
  const { services, caller, company, now, fail } = call
  const { view, ...row } = await seenCertificate(services.db, call)
  const today = stockholmDate(now)
  const [certificate] = await shownCertificates([row], { services, caller, company, view, today })
  if (!certificate) throw fail('CERTIFICATE_NOT_FOUND')
  const { clientNumber } = company
  await addView(services.db, {
    ...{ at: now, actor: caller, action: 'certificate-viewed', clientNumber, object: certificate.id },
  })
  return certificate
}
