import { datedSearch, defaultSortOf } from '../../lists/index.ts'
import { fitsDatedSearch } from '../../lists/testing/index.ts'
import { type Instant, stockholmDate } from '../../primitives/index.ts'
import type { BookingPeriod } from '../booking-period.ts'
import type { BookingStatus } from '../booking-status.ts'
import { type BookingFilter, type BookingSort, bookingsList } from '../bookings-list.ts'
import { bookingStatusAt } from '../status-at.ts'
import { isInPeriod } from './is-in-period.ts'

/** What the list is made of. */
export interface ListedBooking {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly isCancelled: boolean
  readonly concernsLeader: boolean
  /** `bookingKeys` of the booking. */
  readonly sortService: string
  readonly searchText: string
  /** `coworkerKeys` of the employee. */
  readonly employee: { readonly sortName: string; readonly searchText: string }
}

/** What is asked of the list. */
export interface BookingListQuery {
  readonly status: BookingFilter
  readonly period: BookingPeriod
  /** Only those that concern managers and order managers. */
  readonly leaders: boolean
  readonly q: string
  /** Absent: that of the filter. */
  readonly sort?: BookingSort | undefined
}

const STATUS_OF_FILTER: Readonly<Record<Exclude<BookingFilter, 'all'>, BookingStatus>> = {
  upcoming: 'upcoming',
  past: 'passed',
  cancelled: 'cancelled',
}

/** Whether a booking of a status stands under a filter. @spec §2 */
function fitsBookingFilter(filter: BookingFilter, status: BookingStatus): boolean {
  return filter === 'all' || STATUS_OF_FILTER[filter] === status
}

/**
 * The list as it is meant, without a database: the bookings that fit in their order, and how many each filter would
 * show. Counts obey search, period and the managers' filter. Where a sort leaves two alike, the earlier start comes
 * first, then the lower id.
 * @param visible the bookings that the user may see (`bookingAccess`)
 * @spec §2
 */
export function bookingList<T extends ListedBooking>(
  visible: readonly T[],
  query: BookingListQuery,
  now: Instant,
): { readonly items: T[]; readonly counts: Readonly<Record<BookingFilter, number>> } {
  const terms = datedSearch(query.q)
  const fitting = visible.filter(
    booking =>
      isInPeriod(booking.startsAt, query.period) &&
      (booking.concernsLeader || !query.leaders) &&
      fitsDatedSearch(
        {
          date: stockholmDate(booking.startsAt),
          texts: [booking.searchText, booking.employee.searchText],
        },
        terms,
      ),
  )
  const under = (filter: BookingFilter) =>
    fitting.filter(booking => fitsBookingFilter(filter, bookingStatusAt(booking, now)))
  const count = (filter: BookingFilter) => under(filter).length
  return {
    items: under(query.status).sort(
      bookingOrder(query.sort ?? defaultSortOf(bookingsList, query.status) ?? 'date'),
    ),
    counts: {
      all: count('all'),
      upcoming: count('upcoming'),
      past: count('past'),
      cancelled: count('cancelled'),
    },
  }
}

const SORT_KEYS = {
  date: booking => booking.startsAt,
  employee: booking => booking.employee.sortName,
  service: booking => booking.sortService,
} as const satisfies Record<string, (booking: ListedBooking) => string>

/** Compares two bookings by a sort of the list: code points, so that a database and this agree. */
export function bookingOrder(sort: BookingSort): (a: ListedBooking, b: ListedBooking) => number {
  const isDescending = sort.startsWith('-')
  const keyOf = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS]
  return (a, b) =>
    (isDescending ? -1 : 1) * compare(keyOf(a), keyOf(b)) ||
    compare(a.startsAt, b.startsAt) ||
    compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
