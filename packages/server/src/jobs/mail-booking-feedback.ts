import { z } from 'zod'
import { mailFeedback } from '../features/bookings/booking-mail.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Mails what was written about a booking to a manager or an order manager. */
export const mailBookingFeedback = defineJob({
  name: 'mail-booking-feedback',
  data: z.object({ feedbackId: z.uuid(), origin: z.string() }),
  retries: RETRIES_OF_WORK_OWED,
  run: (mail, services) => mailFeedback(services, mail),
})
