import type { Text } from '../i18n/index.ts'
import type { TimelineEntry } from '../timeline/index.ts'
import type { Booking } from './booking.ts'
import type { BookingStatus } from './booking-status.ts'
import { VISIT_TYPES } from './visit-type.ts'

const STATES = { upcoming: 'ahead', passed: 'past', cancelled: 'off' } as const satisfies Record<
  BookingStatus,
  TimelineEntry['state']
>
const SERVICE: Text = { sv: '{service}', en: '{service}' }

/** The bookings of one employee as entries of the employee's timeline. */
export function bookingTimeline(
  bookings: readonly Pick<Booking, 'id' | 'service' | 'startsAt' | 'visitType' | 'address' | 'status'>[],
): TimelineEntry[] {
  return bookings.map(({ id, service, startsAt, visitType, address, status }) => {
    const { name } = VISIT_TYPES[visitType]
    const place = address === null ? '' : ', {address}'
    return {
      feature: 'bookings',
      kind: 'booking',
      objectId: id,
      at: startsAt,
      heading: SERVICE,
      detail: { sv: name.sv + place, en: name.en + place },
      facts: { service, ...(address !== null && { address }) },
      state: STATES[status],
    }
  })
}
