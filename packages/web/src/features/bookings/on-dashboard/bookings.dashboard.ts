import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { NextBooking } from './next-booking.tsx'

/** The content of the bookings feature on the start page. */
export const bookingsDashboard: DashboardSource = {
  feature: 'bookings',
  deadlines: {
    'latest-cancellation': { to: id => portalPath('booking', { id }) },
    'last-change': { to: id => portalPath('booking', { id }) },
  },
  Card: NextBooking,
}
