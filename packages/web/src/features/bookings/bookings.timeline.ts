import { portalPath } from '@salvia/core/portal-paths'
import type { TimelineSource } from '../../parts/timeline/timeline-source.ts'

/** The bookings of an employee, on the employee's page. */
export const bookingsTimeline: TimelineSource = {
  feature: 'bookings',
  pages: { booking: id => portalPath('booking', { id }) },
  list: {
    label: { sv: 'Kommande tider', en: 'Upcoming bookings' },
    to: name => `${portalPath('bookings')}?${new URLSearchParams({ q: name })}`,
  },
}
