import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { mailEmployeeOf } from '../features/bookings/booking-mail.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Mails an employee about a booking: its details, or a reminder. */
export const mailBooking = defineJob({
  name: 'mail-booking',
  data: z.object({
    bookingId: z.uuid(),
    kind: z.enum(['details', 'reminder']),
    startsAt: instantSchema,
  }),
  retries: RETRIES_OF_WORK_OWED,
  run: (mail, services) => mailEmployeeOf(services, mail),
})
