import type { RouteFacts } from '../../parts/route-facts.ts'

export const bookingsRoutes: readonly RouteFacts[] = [
  {
    name: 'bookings',
    title: { sv: 'Tidsbokningar', en: 'Bookings' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('./list/bookings.screen.tsx')).BookingsScreen,
  },
  {
    name: 'booking',
    title: { sv: 'Tidsbokning', en: 'Booking' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('./details/booking.screen.tsx')).BookingScreen,
  },
  {
    name: 'cancelBooking',
    title: { sv: 'Avboka tid', en: 'Cancel booking' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('./change/cancel.screen.tsx')).CancelScreen,
  },
  {
    name: 'rescheduleBooking',
    title: { sv: 'Boka om tid', en: 'Reschedule' },
    guard: 'signedIn',
    feature: 'bookings',
    screen: async () => (await import('./change/reschedule.screen.tsx')).RescheduleScreen,
  },
]
