import { contract } from '@salvia/core/api'
import { EMPLOYEE_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { nextTurn, type RateLimit } from '../../access/rate-limits.store.ts'
import { act } from '../../acts/act.ts'
import { MINUTE_MS, minutesUntil } from '../../clock.ts'
import { auditedBooking } from './booking-act.ts'
import { addressOf, mailKindOf } from './booking-mail.ts'
import { mailBooking } from './mail-booking.job.ts'
import { seenBooking } from './visible-booking.ts'

const MAILS_OF_A_BOOKING: RateLimit = {
  name: 'employee-mails',
  most: 1,
  withinMs: EMPLOYEE_MAIL_PAUSE_MINUTES * MINUTE_MS,
}

/**
 * Queues a mail to the employee about the booking, or about its cancellation. A second one is refused until some time
 * has passed or the booking has changed.
 */
export const mailEmployee = act(contract.bookings.mailEmployee, {
  see: seenBooking,
  lock: seenBooking,
  async change(found, { tx, services, call: { fail }, at }) {
    const { booking, employee } = found
    const kind = mailKindOf(found, at)
    if (!kind) throw fail('BOOKING_CLOSED')
    if (!addressOf(employee)) throw fail('EMPLOYEE_WITHOUT_EMAIL')
    const free = await nextTurn(tx, MAILS_OF_A_BOOKING, `${booking.id} ${booking.version}`, at)
    if (free) throw fail('EMPLOYEE_MAILED_ALREADY', { minutes: minutesUntil(free, at) })
    await services.jobs.send(mailBooking, { bookingId: booking.id, kind, startsAt: booking.startsAt }, { tx })
    return found
  },
  audited: found => auditedBooking('booking-mailed', found),
  answer: async () => undefined,
  changed: null,
})
