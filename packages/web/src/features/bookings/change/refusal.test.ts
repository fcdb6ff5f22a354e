import { expect, it } from 'vitest'
import { serverTime } from '../../../state/server-time.ts'
import { exampleBooking } from '../../../testing/bookings.ts'
import { cancelStateAt, mayCancel, turned } from './cancel.state.ts'
import { isFinal, refusalOf } from './refusal.ts'

const DAY = 24 * 60

it.each([
  ['before the deadline', exampleBooking(DAY + 5), null, null],
  ['after the deadline', exampleBooking(DAY - 5), 'TOO_LATE_TO_RESCHEDULE', null],
  ['once it has begun', exampleBooking(-5), 'BOOKING_STARTED', 'BOOKING_STARTED'],
  ['once it is over', exampleBooking(-65), 'BOOKING_CLOSED', 'BOOKING_CLOSED'],
  [
    'when it is cancelled',
    exampleBooking(DAY + 5, { status: 'cancelled' }),
    'BOOKING_CLOSED',
    'BOOKING_CLOSED',
  ],
  [
    'without the right to order',
    exampleBooking(DAY + 5, { mayChange: false }),
    'BOOKING_CHANGE_NOT_PERMITTED',
    'BOOKING_CHANGE_NOT_PERMITTED',
  ],
] as const)('what stands in the way %s', (_when, booking, ofMoving, ofCancelling) => {
  const now = serverTime()
  expect(refusalOf(booking, 'reschedule', now)).toBe(ofMoving)
  expect(refusalOf(booking, 'cancel', now)).toBe(ofCancelling)
  for (const code of [ofMoving, ofCancelling]) if (code) expect(isFinal(code)).toBe(true)
})

it.each(['SLOT_TAKEN', 'BOOKING_CHANGED', 'CANCELLATION_CHARGED', 'BOOKING_SYSTEM_UNAVAILABLE'] as const)(
  '%s can be mended on the page',
  code => {
    expect(isFinal(code)).toBe(false)
  },
)

it('a charge that turned up while one looked must be accepted; one that stood there need not', () => {
  const now = serverTime()
  const free = cancelStateAt(exampleBooking(DAY + 5), now)
  expect(free).toEqual({ cost: 'free', hasTurned: false })
  expect(mayCancel(free, false)).toBe(true)
  expect(mayCancel(turned(free), false)).toBe(false)
  expect(mayCancel(turned(free), true)).toBe(true)
  const late = cancelStateAt(exampleBooking(DAY - 5), now)
  expect(mayCancel(late, false)).toBe(true)
  expect(turned(late)).toBe(late)
})
