import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElapsed, type Instant, parseInstant } from '../primitives/index.ts'
import { overlapping } from './overlapping.ts'

const NINE = parseInstant('2026-11-24T08:00:00Z') ?? expect.fail('no instant')
const at = (minutes: number): Instant => addElapsed(NINE, { minutes })
const span = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })
/** From 9:00 to 9:45. */
const TIME = span(0, 45)

test.each([
  ['one that ends as it begins', -30, 0, false],
  ['one that ends a minute into it', -30, 1, true],
  ['one within it', 10, 20, true],
  ['the same', 0, 45, true],
  ['one around it', -10, 60, true],
  ['one that begins a minute before its end', 44, 90, true],
  ['one that begins as it ends', 45, 90, false],
])('%s', (_, from, to, isOverlapping) => {
  const other = span(from, to)
  expect(overlapping(TIME, [other])).toBe(isOverlapping ? other : null)
})

test('of several the earliest is told', () => {
  const [early, late] = [span(-10, 5), span(20, 30)]
  expect(overlapping(TIME, [late, early])).toBe(early)
})

test('property: two spans overlap where some minute belongs to both', () => {
  const minute = fc.integer({ min: 0, max: 30 })
  const minutes = fc.tuple(minute, fc.integer({ min: 1, max: 10 }))
  fc.assert(
    fc.property(minutes, minutes, ([a, aLength], [b, bLength]) => {
      const [one, other] = [span(a, a + aLength), span(b, b + bLength)]
      const shared = Array.from({ length: aLength }, (_, index) => a + index)
      const isShared = shared.some(each => each >= b && each < b + bLength)
      expect(overlapping(one, [other]) !== null).toBe(isShared)
      expect(overlapping(other, [one]) !== null).toBe(isShared)
    }),
  )
})
