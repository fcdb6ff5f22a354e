import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sendLeftChanges } from './send-changes.ts'
import { takeChanges, takeParked } from './take-changes.ts'

/** Sends to the booking system what could not be sent at once, and takes on what has changed there. */
export const exchangeBookings = defineJob({
  name: 'exchange-bookings',
  data: z.object({}),
  schedule: '* * * * *',
  // The next minute tries again.
  retries: 0,
  async run(_, services: Services) {
    const { exchange } = services.bookingSystem
    if (!exchange) return
    await sendLeftChanges(services, exchange)
    await takeChanges(services, exchange)
    await takeParked(services)
  },
})
