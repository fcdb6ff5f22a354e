import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sendChanges } from './send-changes.ts'

/** Sends the changes of one booking to the booking system. What fails is left to `exchangeBookings`. */
export const sendBookingChanges = defineJob({
  name: 'send-booking-changes',
  data: z.object({ bookingId: z.uuid() }),
  oneAtATime: true,
  retries: 0,
  async run({ bookingId }, services: Services) {
    const { exchange } = services.bookingSystem
    if (exchange) await sendChanges(services, exchange, bookingId)
  },
})
