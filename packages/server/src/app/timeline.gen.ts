/** What the features tell of one employee. Generated from `*.timeline.ts` by `npm run gen`: do not edit. */

import { bookingsTimeline } from '../features/bookings/bookings.timeline.ts'

export const TIMELINE_SOURCES = [
  bookingsTimeline,
]
