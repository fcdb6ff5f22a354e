import { addAudit } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { certificateView } from './certificate-view.ts'
import { certificatesById } from './certificates.store.ts'

/** The identity numbers of the employees of some entries, for whoever sees them. Each answer is audited. */
export const shownNumbers: HandlersOf<'certificates'>['numbers'] = async call => {
  const { services, caller, company, body, now } = call
  const { clientNumber } = company
  const view = await certificateView(services.db, caller, clientNumber)
  const rows = await certificatesById(services.db, { clientNumber, ids: body.ids })
  const seen = rows.filter(({ employee }) => view.sees(employee))
  const told = seen.filter(({ employee }) => !employee.protectedIdentity)
  await addAudit(services.db, {
    ...{ at: now, actor: caller, action: 'certificate-numbers-viewed', clientNumber },
    details: { employees: [...new Set(told.map(({ employee }) => employee.id))] },
  })
  return {
    items: seen.map(({ certificate, employee }) => ({
      id: certificate.id,
      pid: employee.protectedIdentity ? null : employee.pid,
    })),
  }
}
