import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { REFUSED_BOOKING } from '../bookings/refused-booking.ts'
import { noteRefusedBooking } from './note-refused-booking.ts'

/** Notes on an order that the booking system has refused a booking that was made for it. */
export const noteRefusedBookingJob = defineJob({
  ...REFUSED_BOOKING,
  retries: RETRIES_OF_AWAITED_WORK,
  run: (refused, services: Services) => noteRefusedBooking(services, refused),
})
