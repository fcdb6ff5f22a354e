import {
  type BookingFilter,
  type BookingPage,
  type BookingPeriod,
  type BookingSort,
  bookingPeriod,
  bookingSearch,
  defaultSort,
} from '@salvia/core/bookings'
import { PAGE_SIZE } from '@salvia/core/limits'
import { endOfDay, type IsoDate, identitySearch, startOfDay } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Services } from '../../services.ts'
import { type BookingQuestion, countBookings, hasBookings, selectBookings } from './booking-list.store.ts'
import { bookingShape } from './booking-shape.ts'
import { bookingView } from './booking-view.ts'
import { leadersOf } from './leaders.store.ts'

/** What the list is asked for. */
export interface BookingQuery {
  readonly clientNumber: string
  readonly status: BookingFilter
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly leaders: boolean
  readonly q: string
  readonly sort?: BookingSort | undefined
  readonly page: number
  readonly pageSize?: number | undefined
}

/**
 * One page of the bookings that the caller may see and that fit what is asked, with how many stand under each filter.
 * Who was shown to whom is kept.
 */
export async function listBookings(
  { db, secrets, clock }: Services,
  caller: Caller,
  query: BookingQuery,
): Promise<BookingPage> {
  const now = clock.now()
  const { clientNumber, status, page, pageSize = PAGE_SIZE } = query
  const view = await bookingView(db, caller, clientNumber)
  const { employees } = view
  const allLeaders = query.leaders ? await leadersOf(db, { ...view, among: null }) : null
  const period = bookingPeriod(query, now)
  const question = questionOf(query, { employees, leaders: allLeaders, period })
  const sort = query.sort ?? defaultSort(status)
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const [counts, rows] = await Promise.all([
    countBookings(db, question, now),
    selectBookings(db, question, now, { filter: status, sort, ...range }),
  ])
  const leaders =
    allLeaders ?? (await leadersOf(db, { ...view, among: rows.map(({ employee }) => employee.id) }))
  const items = rows.map(row =>
    bookingShape(row, {
      now,
      pidHash: secrets.pidHash(row.employee.pid),
      concernsLeader: leaders.has(row.employee.id),
      mayChange: view.mayChange(row.employee),
    }),
  )
  const total = counts[status]
  await addView(db, {
    at: now,
    actor: caller,
    action: 'bookings-viewed',
    clientNumber,
    details: { status, searched: query.q.trim() !== '', page, total, bookings: items.map(({ id }) => id) },
  })
  return {
    items,
    counts,
    isEmpty: counts.all === 0 && !(await hasBookings(db, question)),
    isLimited: view.isLimited,
    period,
    page,
    pageSize,
    total,
  }
}

interface Standing {
  readonly employees: EmployeeSelection
  /** Null where the list is not only about them. */
  readonly leaders: ReadonlySet<string> | null
  readonly period: BookingPeriod
}

function questionOf(
  { clientNumber, q }: BookingQuery,
  { employees, leaders, period }: Standing,
): BookingQuestion {
  return {
    clientNumber,
    employees,
    from: startOfDay(period.from),
    to: period.to === null ? null : endOfDay(period.to),
    only: leaders && [...leaders],
    terms: bookingSearch(q),
    identity: identitySearch(q),
  }
}
