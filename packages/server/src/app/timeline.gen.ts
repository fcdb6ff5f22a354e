/** What the features tell of one employee. Generated from `*.timeline.ts` by `npm run gen`: do not edit. */

import { bookingsTimeline } from '../features/bookings/bookings.timeline.ts'
import { certificatesTimeline } from '../features/certificates/certificates.timeline.ts'
import { ordersTimeline } from '../features/orders/orders.timeline.ts'

export const TIMELINE_SOURCES = [
  bookingsTimeline,
  certificatesTimeline,
  ordersTimeline,
]
