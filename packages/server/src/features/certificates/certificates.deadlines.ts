import { certificateDeadlines, seesCertificates } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { endingEntries } from './ending-entries.store.ts'

/**
 * The last valid days of the entries that the user sees, also as manager alone: who leads the work sees to it that
 * nobody does it without a certificate. A machine has none, as with bookings. Each answer is audited.
 */
export const certificatesDeadlines: DeadlineSource = {
  feature: 'certificates',
  async deadlines({ services: { db }, caller, company: { clientNumber }, locale, now, until, most }) {
    if (caller.kind === 'machine') return []
    const { employees } = await employeesInReach(db, caller, clientNumber, seesCertificates)
    const entries = await endingEntries(db, {
      ...{ clientNumber, employees, today: stockholmDate(now), until: stockholmDate(until), limit: most },
    })
    if (entries.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber },
        details: { deadlines: true, certificates: entries.map(({ id }) => id) },
      })
    return certificateDeadlines(entries, locale)
  },
}
