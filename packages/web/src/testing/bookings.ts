import { type BookingDetails, bookingDetailsSchema } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { serverTime } from '../state/server-time.ts'

const BOOKING = {
  id: '0b7e6a52-6f2c-4a8e-9f57-6d2f3a1c9e11',
  service: 'Hälsoundersökning',
  visitType: 'unit',
  address: 'Storgatan 3, Björkby',
  employee: {
    pidHash: 'hash',
    firstName: 'Maja',
    lastName: 'Lind',
    occupation: 'Tekniker',
    phone: '0701740605',
    email: 'maja.lind@demo.example',
    protectedIdentity: false,
    locale: null,
    unit: ['Produktion', 'Montering'],
  },
  caregiver: { name: 'Eva Öberg', occupation: 'Psykolog' },
  status: 'upcoming',
  concernsLeader: false,
  mayChange: true,
  version: 1,
  subject: null,
  policy: { free: 'window', amount: 24, unit: 'hours', skipHolidays: false },
  cancellation: null,
  clinicPhone: null,
  unconfirmed: null,
  order: null,
  feedback: { recipients: [], sent: [] },
}

/**
 * A booking that begins this many minutes from now by the portal's clock, and lasts an hour. It can be changed free of
 * charge until 24 hours before.
 * @example exampleBooking(25 * 60, { mayChange: false })
 */
export function exampleBooking(minutes: number, other: Partial<BookingDetails> = {}): BookingDetails {
  const startsAt = addElapsed(serverTime(), { minutes })
  return bookingDetailsSchema.parse({
    ...BOOKING,
    startsAt,
    endsAt: addElapsed(startsAt, { hours: 1 }),
    latestCancellation: addElapsed(startsAt, { hours: -24 }),
    ...other,
  })
}
