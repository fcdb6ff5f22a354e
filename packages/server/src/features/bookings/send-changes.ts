import type { BookingMessage } from '@salvia/core/booking-system'
import { isAppError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { isProtectedAnywhere } from '../../access/protected-numbers.store.ts'
import type { BookingExchange, ChangeAnswer } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { updateBooking } from './booking-changes.store.ts'
import { nextMessage, noteAnswer, type WaitingMessage, waitingBookings } from './exchange-messages.store.ts'
import { lockExchanged } from './exchanged-bookings.store.ts'
import { mailRefusedChange } from './mail-refused-change.job.ts'
import { REFUSED_BOOKING } from './refused-booking.ts'
import { takeBooking } from './take-booking.ts'

const BOOKINGS_AT_ONCE = 1000

/** Sends the changes of one booking to the booking system, in the order of their versions, and takes on the answers. */
export async function sendChanges(
  services: Services,
  exchange: BookingExchange,
  bookingId: string,
): Promise<void> {
  const { db, faultPoint } = services
  for (let next = await nextMessage(db, bookingId); next; next = await nextMessage(db, bookingId)) {
    const { version } = next.message
    faultPoint('booking system: before sending')
    const answer = await exchange.send({
      systemId: next.systemId ?? bookingId,
      version,
      message: messageOf(next, await isProtectedAnywhere(db, next.employee.pid)),
    })
    faultPoint('booking system: after sending')
    await takeAnswer(services, next, answer)
  }
}

/**
 * Sends what the bookings' own jobs have left. One that is being sent at this moment comes twice, which changes nothing.
 * A booking whose change gets an invalid answer does not stop the others.
 */
export async function sendLeftChanges(services: Services, exchange: BookingExchange): Promise<void> {
  const { db, log } = services
  for (const id of await waitingBookings(db, BOOKINGS_AT_ONCE)) {
    try {
      await sendChanges(services, exchange, id)
    } catch (error) {
      if (isAppError(error, 'BOOKING_SYSTEM_UNAVAILABLE')) throw error
      log.error('booking-change-not-sent', { booking: id, error })
    }
  }
}

function messageOf(
  { message, booking, employee }: WaitingMessage,
  protectedIdentity: boolean,
): BookingMessage {
  const { kind, timeId } = message
  if (kind === 'cancel') return { kind, at: message.createdAt, isCharged: booking.isCharged }
  if (timeId === null) throw new Error('A booking is made or moved without a time.')
  if (kind === 'move') return { kind, time: timeId }
  const { pid, firstName, lastName } = employee
  const phone = protectedIdentity ? null : (employee.mobilePhone ?? employee.workPhone)
  const email = protectedIdentity ? null : employee.email
  return {
    kind,
    time: timeId,
    clientNumber: booking.clientNumber,
    employee: { pid, firstName, lastName, phone, email, protectedIdentity },
    subject: booking.subject,
  }
}

/** Notes an answer and takes on the booking that comes with it. An answer that came twice is taken on once. */
async function takeAnswer(
  { db, clock, jobs }: Services,
  { message, booking, systemId }: WaitingMessage,
  answer: ChangeAnswer,
): Promise<void> {
  const now = clock.now()
  const { bookingId, version, kind, accountId } = message
  await transaction(db, async tx => {
    await lockExchanged(tx, systemId ?? bookingId)
    const isRefused = answer.kind === 'refused'
    if (!(await noteAnswer(tx, { bookingId, version, at: now, isRefused }))) return
    if (answer.booking) await takeBooking(tx, answer.booking, { now, coming: 'answer' })
    if (!isRefused) return
    if (!answer.booking) await cancelUnknown(tx, { bookingId, now })
    await addAudit(tx, {
      at: now,
      actor: null,
      action: 'booking-change-refused',
      clientNumber: booking.clientNumber,
      object: bookingId,
      details: { employee: booking.employeeId, change: kind, code: answer.code, version },
    })
    await jobs.send(mailRefusedChange, { bookingId, accountId, kind }, { tx })
    const { orderId } = booking
    if (kind === 'book' && orderId) await jobs.send(REFUSED_BOOKING, { orderId, accountId, at: now }, { tx })
  })
}

/** A booking that the booking system does not have will not take place. */
async function cancelUnknown(
  tx: Db,
  { bookingId, now }: { readonly bookingId: string; readonly now: Instant },
): Promise<void> {
  const found = await lockExchanged(tx, bookingId)
  if (found && found.booking.cancelledAt === null) {
    await updateBooking(tx, bookingId, { cancelledAt: now, cancellationSource: 'j4', updatedAt: now })
  }
}
