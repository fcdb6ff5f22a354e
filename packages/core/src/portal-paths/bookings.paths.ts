export const bookingsPaths = {
  bookings: '/tidsbokningar',
  booking: '/tidsbokningar/detaljer/:id',
  cancelBooking: '/tidsbokningar/avboka/:id',
  rescheduleBooking: '/tidsbokningar/boka-om/:id',
} as const
