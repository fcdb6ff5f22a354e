import { contract } from '@salvia/core/api'
import { BOOKING_FEEDBACK_MAX, BOOKING_FEEDBACK_PER_HOUR } from '@salvia/core/limits'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { personName } from '../../access/person-name.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { act } from '../../acts/act.ts'
import { HOUR_MS } from '../../clock.ts'
import { bookingAnswer } from './booking-act.ts'
import { lockBooking } from './booking-changes.store.ts'
import { countFeedback } from './booking-details.store.ts'
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
export const sendFeedback = act(contract.bookings.sendFeedback, {
  see: seenBooking,
  async lock(tx, call) {
    // The lock makes two users who write at the same moment count one after the other.
    await lockBooking(tx, { clientNumber: call.company.clientNumber, id: call.params.id })
    return seenBooking(tx, call)
  },
  async change(found, { tx, services, call: { caller, body, origin, fail }, at }) {
    const { id: bookingId } = found.booking
    const recipients = await feedbackRecipients(tx, caller, found)
    const recipient = recipients.find(({ id }) => id === body.recipientId)
    if (!recipient) throw fail('FEEDBACK_RECIPIENT_GONE')
    const sent = await countFeedback(tx, bookingId)
    if (sent >= BOOKING_FEEDBACK_MAX) throw fail('FEEDBACK_FULL', { max: BOOKING_FEEDBACK_MAX })
    await insistOnTurn(tx, MAILS_OF_A_SENDER, caller.accountId, at)
    const feedbackId = await insertFeedback(tx, {
      ...{ bookingId, senderAccountId: caller.accountId, senderName: personName(caller) },
      ...{ recipientAccountId: recipient.id, recipientName: recipient.name, text: body.text, sentAt: at },
    })
    await services.jobs.send(mailBookingFeedback, { feedbackId, origin }, { tx })
    return { ...found, recipient }
  },
  audited: ({ booking: { id: object, clientNumber }, recipient }) => ({
    ...{ action: 'booking-feedback-sent', clientNumber, object, details: { recipient: recipient.id } },
  }),
  answer: bookingAnswer,
  changed: null,
})
