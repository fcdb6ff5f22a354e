import { isRemovable } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { removeEntries } from './certificates.store.ts'
import { endMailsAbout } from './mail-switches.store.ts'
import { seenCertificate } from './seen-certificate.ts'
import { entryOf } from './shown-certificate.ts'
import { lockEmployees } from './superseded.store.ts'

/** Removes a monitoring or a manual entry, for everybody. It stays stored, so that a past day can be told of. @spec §4 */
export const removeCertificate: HandlersOf<'certificates'>['remove'] = async call => {
  const { services, caller, company, now, fail } = call
  const { clientNumber } = company
  await transaction(services.db, async tx => {
    const before = await seenCertificate(tx, call)
    await lockEmployees(tx, [before.row.employee.id])
    const { row, view } = await seenCertificate(tx, call)
    const { certificate, employee } = row
    if (!view.mayChange(employee)) throw fail('CERTIFICATE_CHANGE_NOT_PERMITTED')
    if (!isRemovable(entryOf(certificate), stockholmDate(now))) throw fail('CERTIFICATE_NOT_REMOVABLE')
    await removeEntries(tx, [certificate.id], { by: caller.accountId, at: now })
    await endMailsAbout(tx, [certificate.id], now)
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'certificate-removed', clientNumber, object: certificate.id },
      details: { employee: employee.id, check: certificate.medicalCheck },
    })
  })
}
