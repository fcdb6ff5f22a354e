import type { AccessEmployee, OrderAccess } from '@salvia/core/access'
import { certificateDeadlines, changesCertificates } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { endingEntries } from './ending-entries.store.ts'

const isChangeable = (access: OrderAccess, employee: AccessEmployee) => changesCertificates(access, employee)

/**
 * The last valid days of entries of those for whom the user can do something about it. A machine has none, since it can
 * do nothing. Each answer is audited.
 */
export const certificatesDeadlines: DeadlineSource = {
  feature: 'certificates',
  async deadlines({ services: { db }, caller, company: { clientNumber }, now, until, most }) {
    if (caller.kind === 'machine') return []
    const { employees } = await employeesInReach(db, caller, clientNumber, isChangeable)
    const today = stockholmDate(now)
    const asked = { clientNumber, employees, today, until: stockholmDate(until), limit: most }
    const entries = await endingEntries(db, asked)
    if (entries.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber },
        details: { deadlines: true, certificates: entries.map(({ id }) => id) },
      })
    return certificateDeadlines(entries)
  },
}
