import { certificateStatuses, isSuperseded, type PersonCertificates } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { certificatesOf } from './certificates.store.ts'
import { checkedEmployee, monitorableEmployee } from './checked-employee.ts'
import { shownCertificates } from './shown-certificate.ts'
import { withdrawalsFor } from './shown-withdrawals.ts'

/** The medical check-ups of one employee. Each answer is audited. */
export const personCertificates: HandlersOf<'certificates'>['person'] = async (
  call,
): Promise<PersonCertificates> => {
  const { services, caller, company, params, now } = call
  const { db, secrets } = services
  const { employee, view } = await checkedEmployee(db, call, params.id)
  const today = stockholmDate(now)
  const rows = await certificatesOf(db, employee.id)
  const isOver = ({ certificate }: (typeof rows)[number]) => isSuperseded(certificate.supersededFrom, today)
  await addView(db, {
    ...{ at: now, actor: caller, action: 'certificate-viewed', clientNumber: company.clientNumber },
    object: employee.id,
    details: { certificates: rows.map(({ certificate }) => certificate.id) },
  })
  const shown = (which: typeof rows) =>
    shownCertificates(db, which, { secrets, caller, company, view, today })
  return {
    employee: monitorableEmployee(employee, { secrets, today }),
    seesEmployee: view.seesEmployee(employee),
    mayChange: view.mayChange(employee),
    entries: (await shown(rows.filter(row => !isOver(row)))).sort(byUrgency),
    earlier: await shown(rows.filter(isOver)),
    withdrawn: await withdrawalsFor(db, { secrets, caller, view, today }, { employeeId: employee.id }),
  }
}

type Entry = PersonCertificates['entries'][number]

function byUrgency(one: Entry, other: Entry): number {
  const rank = ({ status }: Entry) => certificateStatuses.codes.indexOf(status)
  return rank(one) - rank(other)
}
