import { expect, test } from 'vitest'
import { type Instant, type IsoDate, parseInstant, parseIsoDate } from '../primitives/index.ts'
import { bookingPeriod } from './booking-period.ts'
import { isInPeriod } from './testing/is-in-period.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)
const now = at('2026-11-21T12:00:00Z')

test('without a query the period is from 180 days back, without end', () => {
  expect(bookingPeriod({}, now)).toEqual({ from: '2026-05-25', to: null })
})

test('today is the date in Stockholm', () => {
  expect(bookingPeriod({}, at('2026-11-20T23:30:00Z')).from).toBe('2026-05-25')
  expect(bookingPeriod({}, at('2026-11-20T22:30:00Z')).from).toBe('2026-05-24')
})

test('it goes back over a leap day as over any other', () => {
  expect(bookingPeriod({}, at('2028-03-01T12:00:00Z')).from).toBe('2027-09-03')
})

test('what is asked for holds; an end that has passed takes 180 days before it', () => {
  expect(bookingPeriod({ from: date('2026-01-01') }, now)).toEqual({ from: '2026-01-01', to: null })
  expect(bookingPeriod({ to: date('2026-06-30') }, now)).toEqual({ from: '2026-01-01', to: '2026-06-30' })
  expect(bookingPeriod({ to: date('2027-01-31') }, now)).toEqual({ from: '2026-05-25', to: '2027-01-31' })
})

test('both dates are included, by the clock in Stockholm', () => {
  const period = { from: date('2026-11-21'), to: date('2026-11-22') }
  expect(isInPeriod(at('2026-11-20T22:59:59Z'), period)).toBe(false)
  expect(isInPeriod(at('2026-11-20T23:00:00Z'), period)).toBe(true)
  expect(isInPeriod(at('2026-11-22T22:59:59Z'), period)).toBe(true)
  expect(isInPeriod(at('2026-11-22T23:00:00Z'), period)).toBe(false)
  expect(isInPeriod(at('2030-01-01T00:00:00Z'), { ...period, to: null })).toBe(true)
})
