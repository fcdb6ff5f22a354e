import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailFeedback } from './booking-mail.ts'

/** Mails the feedback on a booking to a manager or an order manager. */
export const mailBookingFeedback = defineJob({
  name: 'mail-booking-feedback',
  data: z.object({ feedbackId: z.uuid(), origin: z.string() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailFeedback(services, mail),
})
