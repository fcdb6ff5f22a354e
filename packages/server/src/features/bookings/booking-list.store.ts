import {
  BOOKING_STATUS_RULES,
  type BookingFilter,
  type BookingSort,
  type BookingStatus,
} from '@salvia/core/bookings'
import type { SearchTerm } from '@salvia/core/lists'
import type { IdentitySearch, Instant } from '@salvia/core/primitives'
import { and, count, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { uuids } from '../../db/uuids.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { fitsTerms } from '../../lists/search-terms.store.ts'
import { type ListOrder, listOrder, readSort } from '../../lists/stored-list/list-order.store.ts'
import { countsUnder, statusCondition } from '../../lists/stored-list/status-condition.store.ts'
import { type BookingRow, bookedEmployee } from './bookings.store.ts'

/** Which bookings a list holds, before the filter by status. */
export interface BookingQuestion {
  readonly clientNumber: string
  /** The employees whose bookings the user sees. */
  readonly employees: EmployeeSelection
  /** Bounds of the start, both included. */
  readonly from: Instant
  readonly to: Instant | null
  /** Only bookings of these employees. Null for all. */
  readonly only: readonly string[] | null
  readonly terms: readonly SearchTerm[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
}

/** A booking with the employee's details for the list. */
export interface ListedRow {
  readonly booking: BookingRow['booking']
  readonly employee: Pick<BookingRow['employee'], keyof typeof LISTED_EMPLOYEE>
}

const LISTED_EMPLOYEE = {
  id: bookedEmployee.id,
  pid: bookedEmployee.pid,
  firstName: bookedEmployee.firstName,
  lastName: bookedEmployee.lastName,
  unitId: bookedEmployee.unitId,
  sortName: bookedEmployee.sortName,
  isProspective: bookedEmployee.isProspective,
} as const

type StatusFilter = Exclude<BookingFilter, 'all'>

/** The condition of each filter at a moment. */
function conditionsAt(now: Instant): Readonly<Record<StatusFilter, SQL>> {
  const under = (status: BookingStatus) =>
    statusCondition(
      BOOKING_STATUS_RULES[status],
      { endsAt: bookings.endsAt, cancelled: bookings.cancelledAt },
      now,
    )
  return { upcoming: under('upcoming'), past: under('passed'), cancelled: under('cancelled') }
}

/** How many bookings each filter has. */
export async function countBookings(
  db: Db,
  question: BookingQuestion,
  now: Instant,
): Promise<Record<BookingFilter, number>> {
  const [row] = await db
    .select({ all: count(), ...countsUnder(conditionsAt(now)) })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(isAsked(question))
  return row ?? { all: 0, upcoming: 0, past: 0, cancelled: 0 }
}

/** Whether the user sees any booking of the company at all. */
export async function hasBookings(
  db: Db,
  { clientNumber, employees }: Pick<BookingQuestion, 'clientNumber' | 'employees'>,
): Promise<boolean> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(isVisible({ clientNumber, employees }))
    // Ordered by an index. Without an order, the database would scan the whole table for one row.
    .orderBy(desc(bookings.startsAt))
    .limit(1)
  return found.length > 0
}

/** By the sort; of two alike the earlier start comes first, then the lower id. */
function orderOf(sort: BookingSort): ListOrder<ListedRow> {
  const start = {
    by: bookings.startsAt,
    of: ({ booking }: ListedRow) => sql`${booking.startsAt}::timestamptz`,
  }
  const { key, isDescending } = readSort(sort)
  const first = {
    date: start,
    employee: {
      by: bookedEmployee.sortName,
      of: ({ employee }: ListedRow) => sql`${employee.sortName}::text`,
    },
    service: { by: bookings.sortService, of: ({ booking }: ListedRow) => sql`${booking.sortService}::text` },
  }[key]
  const id = { by: bookings.id, of: ({ booking }: ListedRow) => sql`${booking.id}::uuid` }
  return listOrder([{ ...first, isDescending }, start, id])
}

interface BookingRange extends ListRange<ListedRow> {
  readonly filter: BookingFilter
  readonly sort: BookingSort
}

/** Bookings in the order of `bookingOrder`. */
export async function selectBookings(
  db: Db,
  question: BookingQuestion,
  now: Instant,
  { filter, sort, offset, limit, after }: BookingRange,
): Promise<ListedRow[]> {
  const { order, after: isAfter } = orderOf(sort)
  // Sorts ids only and reads whole rows only for the page, which is far smaller.
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(and(isAsked(question), filter === 'all' ? undefined : conditionsAt(now)[filter], isAfter(after)))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({ booking: getTableColumns(bookings), employee: LISTED_EMPLOYEE })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .orderBy(order)
}

function isVisible({
  clientNumber,
  employees,
}: Pick<BookingQuestion, 'clientNumber' | 'employees'>): SQL | undefined {
  return and(
    eq(bookings.clientNumber, clientNumber),
    isEmployedOrProspective(bookedEmployee),
    isSelected(employees),
  )
}

function isAsked(question: BookingQuestion): SQL | undefined {
  const { from, to, only, terms, identity } = question
  const fits = fitsTerms(terms, {
    at: bookings.startsAt,
    holds: word => sql`(strpos(${bookings.searchText}, ${word}) > 0 or strpos(e.search_text, ${word}) > 0)`,
  })
  return and(
    isVisible(question),
    gte(bookings.startsAt, from),
    to === null ? undefined : lte(bookings.startsAt, to),
    only === null ? undefined : sql`e.id = any(${uuids(only)})`,
    sql`(${fits} or ${isIdentified(identity)})`,
  )
}
