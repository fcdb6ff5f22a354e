import { slotSchema } from '@salvia/core/bookings'
import { expect, it } from 'vitest'
import { slotDays } from './slot-days.ts'

const slot = (startsAt: string) =>
  slotSchema.parse({
    id: crypto.randomUUID(),
    startsAt,
    endsAt: startsAt,
    visitType: 'phone',
    address: null,
    caregiver: { name: 'Eva Öberg', occupation: 'Psykolog' },
    latestCancellation: startsAt,
    otherVisit: null,
  })

it('free times stand under their day in Stockholm, on both sides of a change of clocks', () => {
  const days = slotDays([
    slot('2026-10-24T21:30:00.000Z'),
    slot('2026-10-24T22:30:00.000Z'),
    slot('2026-10-25T22:30:00.000Z'),
    slot('2026-10-25T23:30:00.000Z'),
  ])
  expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
    ['2026-10-24', 1],
    ['2026-10-25', 2],
    ['2026-10-26', 1],
  ])
})
