import type { Contract } from '@salvia/core/api'
import { EMPLOYEE_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import { nextTurn, type RateLimit } from '../../access/rate-limits.store.ts'
import { MINUTE_MS, minutesUntil } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
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
export async function mailEmployee(call: Context<Contract['bookings']['mailEmployee']>): Promise<void> {
  const { services, caller, company, now, fail } = call
  const { clientNumber } = company
  const found = await seenBooking(services.db, call)
  const kind = mailKindOf(found, now)
  if (!kind) throw fail('BOOKING_CLOSED')
  const { booking, employee } = found
  if (!addressOf(employee)) throw fail('EMPLOYEE_WITHOUT_EMAIL')
  const startsAt = booking.startsAt
  await transaction(services.db, async tx => {
    const free = await nextTurn(tx, MAILS_OF_A_BOOKING, `${booking.id} ${booking.version}`, now)
    if (free) throw fail('EMPLOYEE_MAILED_ALREADY', { minutes: minutesUntil(free, now) })
    await services.jobs.send(mailBooking, { bookingId: booking.id, kind, startsAt }, { tx })
    await addAudit(tx, {
      at: now,
      actor: caller,
      action: 'booking-mailed',
      clientNumber,
      object: booking.id,
      details: { employee: employee.id },
    })
    await call.keepAnswer(tx, undefined)
  })
}
