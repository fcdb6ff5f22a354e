import { expect, test } from 'vitest'
import { type Instant, parseInstant } from '../primitives/index.ts'
import { timelineText } from '../timeline/index.ts'
import { bookingTimeline } from './booking-timeline.ts'

const startsAt: Instant = parseInstant('2026-11-23T08:00:00Z') ?? expect.fail('no instant')
const booking = {
  ...{ id: 'b1', service: 'Hälsosamtal', startsAt, visitType: 'unit' as const, address: 'Storgatan 1' },
  status: 'upcoming',
} as const

test.each([
  ['upcoming', 'ahead'],
  ['passed', 'past'],
  ['cancelled', 'off'],
] as const)('a booking that is %s is %s', (status, state) => {
  const [entry] = bookingTimeline([{ ...booking, status }])
  expect(entry).toMatchObject({ feature: 'bookings', objectId: 'b1', at: startsAt, state })
})

test('it is told by service, kind of visit and place', () => {
  const told = (address: string | null) =>
    bookingTimeline([{ ...booking, address }]).map(entry => timelineText(entry, 'sv'))
  expect(told('Storgatan 1')).toEqual([{ heading: 'Hälsosamtal', detail: 'På mottagningen, Storgatan 1' }])
  expect(told(null)).toEqual([{ heading: 'Hälsosamtal', detail: 'På mottagningen' }])
})
