import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { href } from '../../../parts/paths.ts'
import { NextBooking } from './next-booking.tsx'

/** What bookings put on the start page. */
export const bookingsDashboard: DashboardSource = {
  feature: 'bookings',
  deadlines: {
    'latest-cancellation': { to: id => href('booking', { id }) },
    'last-change': { to: id => href('booking', { id }) },
  },
  Card: NextBooking,
}
