import { BOOKING_REMINDER_HOURS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { isBookingSystemConnected } from './booking-system-connected.ts'
import { mailBooking } from './mail-booking.job.ts'
import { noteReminded, takeDueReminders } from './reminders.store.ts'

const AT_A_TIME = 50

/**
 * Queues a reminder to everyone whose visit begins within the next hours and who has not been reminded of that start.
 * Reminders missed in an outage are sent until the visit begins. Several processes share the work: each visit is
 * claimed by one of them and marked as reminded in the same transaction.
 */
export async function remindEmployees(services: Services): Promise<void> {
  if (!isBookingSystemConnected(services)) return
  const { db, clock, jobs } = services
  const now = clock.now()
  const by = addElapsed(now, { hours: BOOKING_REMINDER_HOURS })
  for (let taken = AT_A_TIME; taken === AT_A_TIME; ) {
    taken = await transaction(db, async tx => {
      const due = await takeDueReminders(tx, { now, by, limit: AT_A_TIME })
      for (const { id, startsAt } of due) {
        const mail = { bookingId: id, kind: 'reminder', startsAt } as const
        await jobs.send(mailBooking, mail, { tx })
      }
      if (due.length > 0)
        await noteReminded(
          tx,
          due.map(({ id }) => id),
        )
      return due.length
    })
  }
}
