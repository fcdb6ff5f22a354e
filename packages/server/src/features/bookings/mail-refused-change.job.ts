import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailRefusal } from './refusal-mail.ts'

/** Tells who changed a booking that the booking system has refused the change. */
export const mailRefusedChange = defineJob({
  name: 'mail-refused-change',
  data: z.object({ bookingId: z.uuid(), accountId: z.uuid(), kind: z.enum(['book', 'move', 'cancel']) }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailRefusal(services, mail),
})
