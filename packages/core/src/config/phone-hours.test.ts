import { expect, test } from 'vitest'
import { instantOf } from '../primitives/index.ts'
import { isPhoneClosed, type PhoneHours } from './phone-hours.ts'

const OFFICE: PhoneHours = { days: 'weekdays', from: '08:00', to: '17:00' }

test.each([
  ['a second before it opens', '2026-11-20T06:59:59Z', true],
  ['when it opens', '2026-11-20T07:00:00Z', false],
  ['in its last minute', '2026-11-20T15:59:59Z', false],
  ['when it closes', '2026-11-20T16:00:00Z', true],
  ['in summer, when it opens an hour earlier by UTC', '2026-07-01T06:00:00Z', false],
  ['on a Saturday', '2026-11-21T11:00:00Z', true],
  ['on a Sunday', '2026-11-22T11:00:00Z', true],
  ['on a Monday', '2026-11-23T11:00:00Z', false],
])('a phone with office hours %s', (_, now, isClosed) => {
  expect(isPhoneClosed(OFFICE, instantOf(now))).toBe(isClosed)
})

test('a phone that is answered every day is open on a Sunday', () => {
  expect(isPhoneClosed({ ...OFFICE, days: 'all' }, instantOf('2026-11-22T11:00:00Z'))).toBe(false)
})
