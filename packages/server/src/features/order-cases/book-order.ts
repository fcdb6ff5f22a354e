import type { Contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import type { BookedService } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { insistOnBookingSystem } from '../bookings/booking-system-connected.ts'
import { bookHeld, holdForNew } from '../bookings/make-booking.ts'
import { freeSlots, freeWeeks } from '../bookings/offered-slots.ts'
import { insertStep, type OrderRow, updateOrder } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { recordChange } from '../outgoing/record-change.store.ts'
import { offeredServices } from '../services/services.store.ts'
import { handledBy, touched } from './act-on-order.ts'
import { employeesWith } from './order-case.store.ts'
import { lockedVersion, mayBook, orderCase, orderOfCall } from './order-case.ts'

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
export async function bookForOrder(call: Context<OrderCases['book']>): Promise<OrderCase> {
  const { services, caller, body, origin } = call
  const { accountId } = caller
  insistOnBookingSystem(services)
  const answer = await transaction(services.db, async tx => {
    const row = insistOnBookable(call, await lockedVersion(tx, call))
    const { id, clientNumber, clinicId } = row.order
    const service = await serviceOfOrder(tx, row)
    const held = await holdForNew(tx, services, { service, clinicId, timeId: body.slotId })
    const at = services.clock.now()
    if (!mayBook(row, at)) throw call.fail('ORDER_NOT_BOOKABLE')
    if (!held) throw call.fail('SLOT_TAKEN')
    const employeeId = row.employee.id
    await bookHeld(tx, services, held, { clientNumber, employeeId, orderId: id, service, accountId, at })
    services.faultPoint('order booking: after time')
    const order = await keepBooked(tx, call, { row, at })
    await addAudit(tx, {
      ...{ at, actor: caller, action: 'order-booked', clientNumber, object: id },
      details: { booking: held.bookingId, employee: employeeId, startsAt: held.time.startsAt },
    })
    await queueAnswerMail(tx, services.jobs, { order: { ...row, order }, at, origin })
    const details = await orderCase(
      { ...services, db: tx },
      { ...row, order },
      { accountId, locale: call.locale, now: at },
    )
    await call.keepAnswer(tx, details)
    await recordChange(tx, { kind: 'orders', objectId: id, at })
    services.faultPoint('order booking: before commit')
    return details
  })
  services.faultPoint('order booking: after commit')
  return answer
}

/** What a booking changes of its order. */
async function keepBooked(
  tx: Db,
  { caller }: Context<OrderCases['book']>,
  { row, at }: { readonly row: OrderRow; readonly at: Parameters<typeof touched>[0] },
): Promise<OrderRow['order']> {
  const { id: orderId, state, handlerAccountId } = row.order
  const step = { orderId, at, by: personName(caller), accountId: caller.accountId }
  const isTakenOn = state === 'sent'
  if (isTakenOn) await insertStep(tx, { ...step, event: 'taken-on' })
  await insertStep(tx, { ...step, event: 'booked' })
  return updateOrder(tx, orderId, {
    ...touched(at),
    ...(isTakenOn && { state: 'received' }),
    ...(handlerAccountId === null && handledBy(caller)),
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
