import { type BookingPeriod, bookingPeriod, type bookingsList } from '@salvia/core/bookings'
import { datedSearch, type QueryOf } from '@salvia/core/lists'
import { endOfDay, identitySearch, startOfDay } from '@salvia/core/primitives'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import {
  type BookingQuestion,
  countBookings,
  hasBookings,
  type ListedRow,
  selectBookings,
} from './booking-list.store.ts'
import { bookingShape, pageOf } from './booking-shape.ts'
import { insistOnBookingSystem } from './booking-system-connected.ts'
import { bookingView } from './booking-view.ts'
import { leadersOf } from './leaders.store.ts'

/** The bookings that the caller may see. */
export const bookingsSource: SourceOf<typeof bookingsList, ListedRow> = {
  async prepare({ services, now, caller, company: { clientNumber }, query }) {
    insistOnBookingSystem(services)
    const { db, secrets } = services
    const { filter, sort, asked } = query
    const view = await bookingView(db, caller, clientNumber)
    const { employees } = view
    const allLeaders = asked.leaders ? await leadersOf(db, { ...view, among: null }) : null
    const period = bookingPeriod(asked, now)
    const question = questionOf(query, { clientNumber, employees, leaders: allLeaders, period })
    return {
      counts: () => countBookings(db, question, now),
      rows: range => selectBookings(db, question, now, { filter, sort, ...range }),

      async shape(rows) {
        const among = rows.map(({ employee }) => employee.id)
        const leaders = allLeaders ?? (await leadersOf(db, { ...view, among }))
        return rows.map(row =>
          bookingShape(row, {
            now,
            pidHash: pageOf(row.employee, secrets),
            concernsLeader: leaders.has(row.employee.id),
            mayChange: view.mayChange(row.employee),
          }),
        )
      },

      async more(counts) {
        const isEmpty = counts.all === 0 && !(await hasBookings(db, question))
        return { isEmpty, isLimited: view.isLimited, period }
      },
    }
  },
  viewed: { action: 'bookings-viewed', shown: rows => ({ bookings: rows.map(({ id }) => id) }) },
  downloaded: 'bookings-downloaded',
}

interface BookingScope {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  /** Null if the list is not limited to leaders. */
  readonly leaders: ReadonlySet<string> | null
  readonly period: BookingPeriod
}

function questionOf(
  { q }: QueryOf<typeof bookingsList>,
  { clientNumber, employees, leaders, period }: BookingScope,
): BookingQuestion {
  return {
    clientNumber,
    employees,
    from: startOfDay(period.from),
    to: period.to === null ? null : endOfDay(period.to),
    only: leaders && [...leaders],
    terms: datedSearch(q),
    identity: identitySearch(q),
  }
}
