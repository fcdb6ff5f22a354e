import type { BookingFilter, BookingSort } from '@salvia/core/bookings'
import type { SearchTerm } from '@salvia/core/lists'
import type { IdentitySearch, Instant } from '@salvia/core/primitives'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { uuids } from '../../db/uuids.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { fitsTerms } from '../../lists/search-terms.store.ts'
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

/** The SQL condition of each status at a moment, as `bookingStatusAt` defines it. */
const CONDITIONS: Readonly<Record<BookingFilter, (now: Instant) => SQL | undefined>> = {
  all: () => undefined,
  upcoming: now => and(isNull(bookings.cancelledAt), gte(bookings.endsAt, now)),
  past: now => and(isNull(bookings.cancelledAt), lt(bookings.endsAt, now)),
  cancelled: () => isNotNull(bookings.cancelledAt),
}

/** How many bookings each filter has. */
export async function countBookings(
  db: Db,
  question: BookingQuestion,
  now: Instant,
): Promise<Record<BookingFilter, number>> {
  const under = (filter: BookingFilter) =>
    sql<number>`(count(*) filter (where ${CONDITIONS[filter](now)}))::int`
  const [row] = await db
    .select({
      all: count(),
      upcoming: under('upcoming'),
      past: under('past'),
      cancelled: under('cancelled'),
    })
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

const SORT_KEYS = {
  date: bookings.startsAt,
  employee: bookedEmployee.sortName,
  service: bookings.sortService,
} as const

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
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS]
  const isDescending = sort.startsWith('-')
  const order = [isDescending ? desc(key) : asc(key), asc(bookings.startsAt), asc(bookings.id)]
  // Sorts ids only and reads whole rows only for the page, which is far smaller.
  const page = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .where(and(isAsked(question), CONDITIONS[filter](now), after ? isAfter(after, sort) : undefined))
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({ booking: getTableColumns(bookings), employee: LISTED_EMPLOYEE })
    .from(page)
    .innerJoin(bookings, eq(bookings.id, page.id))
    .innerJoin(bookedEmployee, eq(bookedEmployee.id, bookings.employeeId))
    .orderBy(...order)
}

/** Condition for rows that come after the given row in the order. */
function isAfter({ booking, employee }: ListedRow, sort: BookingSort): SQL | undefined {
  const name = sort.replace('-', '') as keyof typeof SORT_KEYS
  const key = SORT_KEYS[name]
  const last = { date: booking.startsAt, employee: employee.sortName, service: booking.sortService }[name]
  const isLater = or(
    gt(bookings.startsAt, booking.startsAt),
    and(eq(bookings.startsAt, booking.startsAt), gt(bookings.id, booking.id)),
  )
  // The first part lets the database start reading an index there.
  return sort.startsWith('-')
    ? and(lte(key, last), or(lt(key, last), isLater))
    : and(gte(key, last), or(gt(key, last), isLater))
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
