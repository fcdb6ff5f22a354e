import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElapsed, type Instant, instantFromMillis, parseInstant } from '../primitives/index.ts'
import { type ChangeableBooking, changeWindow, mayReschedule } from './change-window.ts'
import { movingAgain } from './moving-again.ts'
import { bookingStatusAt } from './status-at.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const limit = at('2026-11-20T08:00:00Z')
const start = at('2026-11-23T08:00:00Z')
const end = at('2026-11-23T09:00:00Z')
const booking: ChangeableBooking = {
  startsAt: start,
  endsAt: end,
  latestCancellation: limit,
  status: 'upcoming',
}
const before = (instant: Instant) => addElapsed(instant, { milliseconds: -1 })
const after = (instant: Instant) => addElapsed(instant, { milliseconds: 1 })

test.each([
  ['at the limit itself: still free', limit, 'free', true, 'free'],
  ['a moment later', after(limit), 'charged', false, 'charged'],
  ['just before the start', before(start), 'charged', false, 'charged'],
  ['at the start', start, 'started', false, 'no'],
  ['at the end', end, 'started', false, 'no'],
  ['a moment after the end', after(end), 'closed', false, 'no'],
])('%s', (_name, now, kind, isMovable, cancelling) => {
  expect(changeWindow(booking, now)).toMatchObject({ kind, mayReschedule: isMovable, cancelling })
})

test.each([
  ['allowed and in time', true, limit, true],
  ['allowed and too late', true, after(limit), false],
  ['in time and not allowed', false, limit, false],
])('moving takes permission and time: %s', (_name, mayChange, now, expected) => {
  expect(mayReschedule({ ...booking, mayChange }, now)).toBe(expected)
})

test('free and charged tell the limit, closed tells why', () => {
  expect(changeWindow(booking, limit)).toMatchObject({ freeUntil: limit })
  expect(changeWindow(booking, after(limit))).toMatchObject({ freeUntil: limit })
  expect(changeWindow(booking, after(end))).toMatchObject({ reason: 'passed' })
  expect(changeWindow({ ...booking, status: 'cancelled' }, limit)).toMatchObject({
    kind: 'closed',
    reason: 'cancelled',
  })
})

test('a cancelled booking that is over stays cancelled', () => {
  expect(changeWindow({ ...booking, status: 'cancelled' }, after(end))).toMatchObject({ reason: 'cancelled' })
  expect(bookingStatusAt({ endsAt: end, isCancelled: true }, after(end))).toBe('cancelled')
})

test('what the server called passed is closed, though a clock here is slow', () => {
  expect(changeWindow({ ...booking, status: 'passed' }, limit)).toMatchObject({ reason: 'passed' })
})

test('a booking that is free to its start is never charged, and at the start has started', () => {
  const always = { ...booking, latestCancellation: start }
  expect(changeWindow(always, before(start)).kind).toBe('free')
  expect(changeWindow(always, start).kind).toBe('started')
})

test('a status is upcoming to the very end', () => {
  expect(bookingStatusAt({ endsAt: end, isCancelled: false }, end)).toBe('upcoming')
  expect(bookingStatusAt({ endsAt: end, isCancelled: false }, after(end))).toBe('passed')
})

test('a slot whose window has closed takes a booking for good', () => {
  expect(movingAgain({ latestCancellation: limit }, limit)).toEqual({ kind: 'possible', until: limit })
  expect(movingAgain({ latestCancellation: limit }, after(limit))).toEqual({
    kind: 'impossible',
    since: limit,
  })
})

const anyMoment = fc.integer({ min: 0, max: 40 }).map(minutes => instantFromMillis(minutes * 60_000))
const anyBooking = fc.tuple(anyMoment, anyMoment, anyMoment).map(moments => {
  const [latestCancellation, startsAt, endsAt] = moments.toSorted() as [Instant, Instant, Instant]
  return { latestCancellation, startsAt, endsAt }
})

test('property: one order of windows, each told apart by the times alone', () => {
  fc.assert(
    fc.property(anyBooking, anyMoment, (times, now) => {
      const status = bookingStatusAt({ ...times, isCancelled: false }, now)
      const { kind, mayReschedule, cancelling } = changeWindow({ ...times, status }, now)
      expect(kind === 'closed').toBe(status === 'passed')
      expect(kind === 'started').toBe(times.startsAt <= now && now <= times.endsAt)
      expect(mayReschedule).toBe(now < times.startsAt && now <= times.latestCancellation)
      expect(cancelling !== 'no').toBe(now < times.startsAt)
      expect(cancelling === 'charged').toBe(times.latestCancellation < now && now < times.startsAt)
    }),
  )
})

test('property: while moving is allowed, the same time is one that could be moved again', () => {
  fc.assert(
    fc.property(anyBooking, anyMoment, (times, now) => {
      const { mayReschedule } = changeWindow({ ...times, status: 'upcoming' }, now)
      if (mayReschedule) expect(movingAgain(times, now).kind).toBe('possible')
    }),
  )
})
