import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { seenCertificate } from './seen-certificate.ts'
import { shownCertificates } from './shown-certificate.ts'

/** One entry. Each answer is audited. */
export const oneCertificate: HandlersOf<'certificates'>['get'] = async call => {
  const { services, caller, company, now } = call
  const { row, view } = await seenCertificate(services.db, call)
  await addView(services.db, {
    ...{ at: now, actor: caller, action: 'certificate-viewed', clientNumber: company.clientNumber },
    object: row.certificate.id,
  })
  const to = { secrets: services.secrets, caller, company, view, today: stockholmDate(now) }
  const [certificate] = await shownCertificates(services.db, [row], to)
  if (!certificate) throw call.fail('CERTIFICATE_NOT_FOUND')
  return certificate
}
