import { bookingAccess, bookingDeadlines } from '@salvia/core/bookings'
import { addView } from '../../access/audit.store.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { selectLastCancellations } from './booking-deadlines.store.ts'
import { isBookingSystemConnected } from './booking-system-connected.ts'

/**
 * The last moments at which the user can move or cancel bookings free of charge. A machine has none. Each answer is
 * audited with its employees.
 */
export const bookingsDeadlines: DeadlineSource = {
  feature: 'bookings',
  async deadlines({ services, caller, company, now, until, most }) {
    const { db } = services
    if (caller.kind === 'machine' || !isBookingSystemConnected(services)) return []
    const { clientNumber } = company
    const { employees } = await employeesInReach(db, caller, clientNumber, (access, employee) => {
      const booking = bookingAccess(access, employee)
      return booking.kind === 'seen' && booking.mayChange
    })
    const rows = await selectLastCancellations(db, { clientNumber, employees, now, until, limit: most })
    if (rows.length > 0)
      await addView(db, {
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
        startsAt,
        latestCancellation,
        status: 'upcoming',
        mayChange: true,
      })),
    )
  },
}
