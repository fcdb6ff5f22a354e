import { bookingAccess, bookingDeadlines } from '@salvia/core/bookings'
import { addAudit } from '../../access/audit.store.ts'
import { companyRules } from '../../access/company-rules.ts'
import { selectEmployees } from '../../access/employee-selection.ts'
import { employedSpecials } from '../../access/ruled-employees.store.ts'
import type { DeadlineSource } from '../../deadline-source.ts'
import { selectLastCancellations } from './booking-deadlines.store.ts'
import { instantOf } from './booking-shape.ts'

/** Until when the user can move or cancel bookings free of charge; a machine has none. Who was shown to whom is kept. */
export const bookingsDeadlines: DeadlineSource = {
  feature: 'bookings',
  async deadlines({ services: { db }, caller, company, now, until, most }) {
    if (caller.kind === 'machine') return []
    const { clientNumber } = company
    const rules = await companyRules(db, caller, clientNumber)
    const specials = await employedSpecials(db, clientNumber, rules.ruled)
    const employees = selectEmployees(rules.unitIds, specials, employee => {
      const access = bookingAccess(rules.access, employee)
      return access.kind === 'seen' && access.mayChange
    })
    const rows = await selectLastCancellations(db, { clientNumber, employees, now, until, limit: most })
    if (rows.length > 0)
      await addAudit(db, {
        at: now,
        actor: caller,
        action: 'bookings-viewed',
        clientNumber,
        details: { deadlines: true, bookings: rows.map(({ id }) => id) },
      })
    return bookingDeadlines(
      rows.map(({ id, service, startsAt, latestCancellation, employee }) => ({
        id,
        service,
        employee,
        startsAt: instantOf(startsAt),
        latestCancellation: instantOf(latestCancellation),
        status: 'upcoming',
        mayChange: true,
      })),
    )
  },
}
