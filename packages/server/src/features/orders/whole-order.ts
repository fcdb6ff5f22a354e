import { bookingStatusAt } from '@salvia/core/bookings'
import type { ReplyState } from '@salvia/core/conversations'
import type { Locale } from '@salvia/core/i18n'
import { orderContentsIn, type WholeOrder } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import type { Services } from '../../services.ts'
import type { Reader } from '../matters/conversation.ts'
import { wholeMatter } from '../matters/whole-matter.ts'
import { bookingsOfOrder, type OrderBooking } from './order-bookings.store.ts'
import { type OrderRow, unitsOfOrder } from './orders.store.ts'

/** Who is told of an order, and how. */
interface OrderViewer {
  readonly reader: Reader
  readonly reply: ReplyState
  readonly locale: Locale
  /** The address of the order below the API, for the links to its files: `orders/10401/<id>`. */
  readonly address: string
  /** Whether the viewer may see the bookings of an employee. */
  seesBookingsOf(employee: OrderBooking['employee']): boolean
}

type Told = Omit<WholeOrder, 'access' | 'isOwn' | 'mayWithdraw' | 'mayOrderAgain'>

/** Everything about one order, for a user of the customer or for a case worker. */
export async function wholeOrder(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { order, employee }: OrderRow,
  { reader, reply, address, seesBookingsOf, locale, now }: OrderViewer & { readonly now: Instant },
): Promise<Told> {
  const { id } = order
  const told = await wholeMatter(db, order, { reader, reply, address, now })
  const units = await unitsOfOrder(db, id)
  return {
    ...told,
    kind: order.orderKind,
    employee: employee && orderedEmployee(employee, secrets),
    units: units.map(({ unitId, path, comment }) => ({ id: unitId, path, comment })),
    contents: orderContentsIn(order.contents, locale),
    bookings: await orderBookings({ db }, { id, now, seesBookingsOf }),
    expectedAnswer: order.promisedOn,
  }
}

/** The employee of an order. The page of an employee exists for who is employed alone. */
export function orderedEmployee(
  {
    pid,
    firstName,
    lastName,
    protectedIdentity,
    endedAt,
  }: Pick<
    NonNullable<OrderRow['employee']>,
    'pid' | 'firstName' | 'lastName' | 'protectedIdentity' | 'endedAt'
  >,
  secrets: Pick<Services['secrets'], 'pidHash'>,
) {
  const pidHash = endedAt === null ? secrets.pidHash(pid) : null
  return { pidHash, firstName, lastName, protectedIdentity }
}

/** The visits that were booked for an order and that the viewer may see. */
export async function orderBookings(
  { db }: Pick<Services, 'db'>,
  {
    id,
    now,
    seesBookingsOf,
  }: { readonly id: string; readonly now: Instant } & Pick<OrderViewer, 'seesBookingsOf'>,
): Promise<WholeOrder['bookings']> {
  const rows = await bookingsOfOrder(db, id)
  return rows
    .filter(({ employee }) => seesBookingsOf(employee))
    .map(({ employee: _employee, cancelledAt, ...booking }) => ({
      ...booking,
      status: bookingStatusAt({ endsAt: booking.endsAt, isCancelled: cancelledAt !== null }, now),
    }))
}
