import { addAudit } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { certificateView } from './certificate-view.ts'
import { certificatesByIds } from './certificates.store.ts'

/** The identity numbers of the employees of entries that the user sees. Each answer is audited, with whom it showed. */
export const shownNumbers: HandlersOf<'certificates'>['numbers'] = async call => {
  const { services, caller, company, body, now } = call
  const { db } = services
  const { clientNumber } = company
  const view = await certificateView(db, caller, clientNumber)
  const rows = await certificatesByIds(db, clientNumber, body.ids)
  const seen = rows.filter(({ employee }) => view.sees(employee))
  const shown = seen.filter(({ employee }) => !employee.protectedIdentity)
  const employees = [...new Set(shown.map(({ employee }) => employee.id))]
  if (employees.length > 0)
    await addAudit(db, {
      ...{ at: now, actor: caller, action: 'employee-number-viewed', clientNumber },
      details: { employees },
    })
  return {
    items: seen.map(({ certificate, employee }) => ({
      id: certificate.id,
      pid: employee.protectedIdentity ? null : employee.pid,
    })),
  }
}
