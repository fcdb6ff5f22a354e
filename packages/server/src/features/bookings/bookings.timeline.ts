import { bookingAccess, bookingStatusAt, bookingTimeline } from '@salvia/core/bookings'
import { addView } from '../../access/audit.store.ts'
import type { TimelineSource } from '../timeline/timeline-source.ts'
import { insistOnBookingSystem } from './booking-system-connected.ts'
import { bookingsOfEmployee } from './employee-bookings.store.ts'

/** The visits of an employee that are to come, have been or were cancelled. Each answer is audited. */
export const bookingsTimeline: TimelineSource = {
  feature: 'bookings',
  async entries({ services, caller, company: { clientNumber }, seen, now, most }) {
    insistOnBookingSystem(services)
    const { db } = services
    const { employee, facts, rules } = seen
    if (bookingAccess(rules.access, facts).kind !== 'seen') return []
    const rows = await bookingsOfEmployee(db, { clientNumber, employeeId: employee.id, limit: most })
    if (rows.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'bookings-viewed', clientNumber },
        details: { timeline: true, bookings: rows.map(({ id }) => id) },
      })
    return bookingTimeline(
      rows.map(row => ({
        ...row,
        status: bookingStatusAt({ endsAt: row.endsAt, isCancelled: row.cancelledAt !== null }, now),
      })),
    )
  },
}
