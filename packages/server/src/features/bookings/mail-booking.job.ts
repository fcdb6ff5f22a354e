import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailEmployeeOf } from './booking-mail.ts'

/** Mails an employee about a booking: its details, its cancellation, or a reminder. */
export const mailBooking = defineJob({
  name: 'mail-booking',
  data: z.object({
    bookingId: z.uuid(),
    kind: z.enum(['details', 'cancellation', 'reminder']),
    startsAt: instantSchema,
  }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailEmployeeOf(services, mail),
})
