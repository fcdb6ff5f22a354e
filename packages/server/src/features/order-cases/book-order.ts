import { type Contract, contract } from '@salvia/core/api'
import { act, type Moment } from '../../acts/act.ts'
import type { BookedService } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { insistOnBookingSystem } from '../bookings/booking-system-connected.ts'
import { bookHeld, holdForNew } from '../bookings/make-booking.ts'
import { freeSlots, freeWeeks } from '../bookings/offered-slots.ts'
import { handledBy, lockVersion, touched } from '../matters/acts/case-worker-event.ts'
import { auditedMatter, noteStep } from '../matters/acts/matter-acts.ts'
import { changeMatter } from '../matters/matters.store.ts'
import { changedOrder, ORDER_ACTS } from '../orders/order-acts.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { offeredServices } from '../services/services.store.ts'
import { employeesWith } from './order-case.store.ts'
import { mayBook, orderCaseOf, orderOfCall } from './order-case.ts'

type OrderCases = Contract['orderCases']
type BookingCall = Context<OrderCases['weeks']> | Context<OrderCases['slots']> | Context<OrderCases['book']>

/** The weeks with free times of the ordered service, at the ordered clinic. */
export async function weeksForOrder(call: Context<OrderCases['weeks']>) {
  const row = await bookableOrder(call)
  return freeWeeks(call.services, await timesOf(call.services.db, row), call.now)
}

/** The free times of one week, each with other visits of the person, at whichever customer. */
export async function slotsForOrder(call: Context<OrderCases['slots']>) {
  const { db } = call.services
  const row = await bookableOrder(call)
  const wanted = await timesOf(db, row)
  const employeeIds = await employeesWith(db, row.employee.pid)
  return freeSlots(call.services, { ...wanted, employeeIds, week: call.query.week }, call.now)
}

/**
 * Books a free time for the person of an order. The locks decide who gets the time, and the clock, once they are held,
 * whether the order can be booked for. Who books for an order that nobody has taken on takes it on.
 */
export const bookForOrder = act(contract.orderCases.book, {
  before: async call => insistOnBookingSystem(call.services),
  see: null,
  async lock(tx, call) {
    const row = insistOnBookable(call, await lockVersion(ORDER_ACTS)(tx, call))
    const { clinicId } = row.order
    const service = await serviceOfOrder(tx, row)
    const timeId = call.body.slotId
    return { row, service, held: await holdForNew(tx, call.services, { service, clinicId, timeId }) }
  },
  async change({ row, service, held }, moment) {
    const { tx, services, call, at } = moment
    if (!mayBook(row, at)) throw call.fail('ORDER_NOT_BOOKABLE')
    if (!held) throw call.fail('SLOT_TAKEN')
    const { id: orderId, clientNumber } = row.order
    const { accountId } = call.caller
    await bookHeld(tx, services, held, {
      clientNumber,
      employeeId: row.employee.id,
      orderId,
      service,
      accountId,
      at,
    })
    services.faultPoint('order booking: after time')
    const changed = { ...row, order: await keepBooked(moment, row), held }
    await queueAnswerMail(tx, services.jobs, { order: changed, at, origin: call.origin })
    return changed
  },
  audited: ({ order, employee, held }) =>
    auditedMatter(order, 'booked', {
      ...{ booking: held.bookingId, employee: employee.id, startsAt: held.time.startsAt },
    }),
  answer: orderCaseOf,
  changed: changedOrder,
  faultPoints: { beforeCommit: 'order booking: before commit', afterCommit: 'order booking: after commit' },
})

/** What a booking changes of its order. */
async function keepBooked(
  moment: Moment<Context<OrderCases['book']>>,
  { order }: OrderRow,
): Promise<OrderRow['order']> {
  const { tx, call, at } = moment
  const { id, state, handlerAccountId } = order
  const isTakenOn = state === 'sent'
  if (isTakenOn) await noteStep(moment, id, 'taken-on')
  await noteStep(moment, id, 'booked')
  return changeMatter(tx, order, {
    ...touched(at),
    ...(isTakenOn && { state: 'received' }),
    ...(handlerAccountId === null && handledBy(call.caller)),
  })
}

/** An order that a time can be booked for. */
interface Bookable extends OrderRow {
  readonly employee: NonNullable<OrderRow['employee']>
}

async function bookableOrder(call: Exclude<BookingCall, Context<OrderCases['book']>>): Promise<Bookable> {
  const row = await orderOfCall(call.services.db, call)
  insistOnBookingSystem(call.services)
  return insistOnBookable(call, row)
}

/** Throws ORDER_NOT_BOOKABLE. */
function insistOnBookable(call: BookingCall, { order, employee }: OrderRow): Bookable {
  if (!employee || !mayBook({ order, employee }, call.now)) throw call.fail('ORDER_NOT_BOOKABLE')
  return { order, employee }
}

/** Free times are those of the ordered clinic, and those everywhere of a service without a place. */
async function timesOf(db: Db, row: OrderRow): Promise<{ service: BookedService; clinicId?: string }> {
  const { clinicId } = row.order
  return { service: await serviceOfOrder(db, row), ...(clinicId !== null && { clinicId }) }
}

/** The ordered service by the name that the provider gives it now; one that it no longer offers as it was ordered. */
async function serviceOfOrder(db: Db, { order }: OrderRow): Promise<BookedService> {
  const { serviceId: id, contents } = order
  const [offered] = id === null ? [] : await offeredServices(db, [id])
  return { id, name: (offered ?? contents.service).name.sv }
}
