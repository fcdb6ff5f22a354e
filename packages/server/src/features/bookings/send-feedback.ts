import type { Contract } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { BOOKING_FEEDBACK_MAX, BOOKING_FEEDBACK_PER_HOUR } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { HOUR_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { lockBooking } from './booking-changes.store.ts'
import { countFeedback } from './booking-details.store.ts'
import { bookingDetails } from './booking-details.ts'
import { insertFeedback } from './booking-mail.store.ts'
import { feedbackRecipients } from './feedback-recipients.ts'
import { mailBookingFeedback } from './mail-booking-feedback.job.ts'
import { seenBooking } from './visible-booking.ts'

const MAILS_OF_A_SENDER: RateLimit = {
  name: 'booking-feedback',
  most: BOOKING_FEEDBACK_PER_HOUR,
  withinMs: HOUR_MS,
}

/** Stores feedback on a booking and queues its mail to the recipient. */
export async function sendFeedback(
  call: Context<Contract['bookings']['sendFeedback']>,
): Promise<BookingDetails> {
  const { services, caller, company, params, body, now, origin, fail } = call
  const { clientNumber } = company
  return transaction(services.db, async tx => {
    // The lock makes two users who write at the same moment count one after the other.
    await lockBooking(tx, { clientNumber, id: params.id })
    const found = await seenBooking(tx, call)
    const recipients = await feedbackRecipients(tx, caller, found)
    const recipient = recipients.find(({ id }) => id === body.recipientId)
    if (!recipient) throw fail('FEEDBACK_RECIPIENT_GONE')
    const sent = await countFeedback(tx, found.booking.id)
    if (sent >= BOOKING_FEEDBACK_MAX) throw fail('FEEDBACK_FULL', { max: BOOKING_FEEDBACK_MAX })
    await insistOnTurn(tx, MAILS_OF_A_SENDER, caller.accountId, now)
    const feedbackId = await insertFeedback(tx, {
      bookingId: found.booking.id,
      senderAccountId: caller.accountId,
      senderName: nameOf(caller),
      recipientAccountId: recipient.id,
      recipientName: recipient.name,
      text: body.text,
      sentAt: now,
    })
    await services.jobs.send(mailBookingFeedback, { feedbackId, origin }, { tx })
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'booking-feedback-sent',
      clientNumber,
      object: found.booking.id,
      details: { recipient: recipient.id },
    })
    const answer = await bookingDetails({ ...services, db: tx }, caller, found)
    await call.keepAnswer(tx, answer)
    return answer
  })
}

function nameOf({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email
}
