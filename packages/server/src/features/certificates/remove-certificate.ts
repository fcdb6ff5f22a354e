import { removability } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { removeEntries } from './certificate-writes.store.ts'
import { seenCertificate } from './seen-certificate.ts'
import { entryOf } from './shown-certificates.ts'
import { lockEmployees } from './superseded.store.ts'

/** Removes a monitoring or a manual entry. It stays stored, so that a past day can be told of. */
export const removeCertificate: HandlersOf<'certificates'>['remove'] = async call => {
  const { services, caller, company, now, fail } = call
  const { clientNumber } = company
  await transaction(services.db, async tx => {
    const before = await seenCertificate(tx, call)
    await lockEmployees(tx, [before.employee.id])
    const { certificate, employee, view } = await seenCertificate(tx, call)
    if (!view.mayChange(employee)) throw fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
    const verdict = removability(entryOf(certificate), stockholmDate(now))
    if (verdict.kind === 'kept') throw fail('CERTIFICATE_NOT_REMOVABLE')
    await removeEntries(tx, [certificate.id], { by: caller.accountId, at: now })
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'certificate-removed', clientNumber, object: certificate.id },
      details: { employee: employee.id, check: certificate.medicalCheck },
    })
  })
}
