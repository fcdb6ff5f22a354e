import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { BookingFigures } from './booking-figures.tsx'
import { NextBooking } from './next-booking.tsx'

const BOOKING = { subject: 'employee', to: (id: string) => portalPath('booking', { id }) } as const

/** The content of the bookings feature on the start page. */
export const bookingsDashboard: DashboardSource = {
  feature: 'bookings',
  deadlines: { 'latest-cancellation': BOOKING, 'last-change': BOOKING },
  Card: NextBooking,
  Figures: BookingFigures,
}
