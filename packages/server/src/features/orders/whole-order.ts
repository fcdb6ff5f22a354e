import { bookingStatusAt } from '@salvia/core/bookings'
import type { ReplyState } from '@salvia/core/conversations'
import type { Locale } from '@salvia/core/i18n'
import { awaitsAnswerAt, type MatterProgress, matterEndingAt, matterStatusAt } from '@salvia/core/matters'
import { orderContentsIn, orderNumber, type WholeOrder } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import type { Services } from '../../services.ts'
import { sentAttachments } from '../attachments/attachments.ts'
import { conversationFor, type Reader } from '../matters/conversation.ts'
import { stepsOf } from '../matters/matters.store.ts'
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
  const attachments = await sentAttachments(db, { matterId: id, address })
  const units = await unitsOfOrder(db, id)
  const steps = await stepsOf(db, id)
  return {
    ...orderHead(order),
    ...orderProgress(order, now),
    kind: order.orderKind,
    maker: order.makerName,
    handler: order.handlerName,
    employee: employee && orderedEmployee(employee, secrets),
    units: units.map(({ unitId, path, comment }) => ({ id: unitId, path, comment })),
    contents: orderContentsIn(order.contents, locale),
    attachments: attachments(null),
    steps: steps.map(({ event, at, by }) => ({ event, at, by })),
    conversation: await conversationFor(db, id, { reader, reply, attachments }),
    awaitsAnswer: awaitsAnswerAt(order, now),
    bookings: await orderBookings({ db }, { id, now, seesBookingsOf }),
    expectedAnswer: order.promisedOn,
  }
}

/** What everybody who sees anything of an order sees of it. */
export function orderHead({ id, number, createdAt }: Pick<OrderRow['order'], 'id' | 'number' | 'createdAt'>) {
  return { id, number: orderNumber(number), createdAt }
}

/** Where an order stands. */
export function orderProgress(order: MatterProgress, now: Instant) {
  return { status: matterStatusAt(order, now), ending: matterEndingAt(order, now) }
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
