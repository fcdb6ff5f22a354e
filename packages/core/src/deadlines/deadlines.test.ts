import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElapsed, type Instant, type IsoDate, parseInstant, parseIsoDate } from '../primitives/index.ts'
import type { Deadline } from './deadline.ts'
import { deadlineText } from './deadline-text.ts'
import { deadlinesWithin, endOfSpan, lastMoment } from './deadlines-within.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)
const now = at('2026-11-21T12:00:00Z')

const deadline = (objectId: string, moment: Instant | IsoDate): Deadline => ({
  feature: 'bookings',
  kind: 'example',
  heading: { sv: 'Något tar slut', en: 'Something ends' },
  detail: { sv: 'Gäller {thing}', en: 'About {thing}' },
  consequence: { sv: 'Sedan är {thing} låst.', en: 'Then {thing} is locked.' },
  at: moment,
  objectId,
  facts: { thing: objectId },
  isProtected: false,
})
const within = (moment: Instant | IsoDate, days = 7) =>
  deadlinesWithin([deadline('a', moment)], now, { days }).length === 1

test('a deadline is ahead at its own moment, and not after it', () => {
  expect(within(now)).toBe(true)
  expect(within(addElapsed(now, { milliseconds: -1 }))).toBe(false)
})

test('the end of the span is within it: the same time of day in Stockholm', () => {
  expect(within(at('2026-11-28T12:00:00Z'))).toBe(true)
  expect(within(at('2026-11-28T12:00:00.001Z'))).toBe(false)
  expect(endOfSpan(at('2026-10-20T12:00:00Z'), { days: 7 })).toBe('2026-10-27T13:00:00.000Z')
  expect(endOfSpan(at('2026-10-20T12:00:00Z'), { hours: 168 })).toBe('2026-10-27T12:00:00.000Z')
})

test('a date is in time to its end in Stockholm', () => {
  expect(lastMoment(date('2026-11-21'))).toBe('2026-11-21T22:59:59.999Z')
  expect(lastMoment(date('2026-10-25'))).toBe('2026-10-25T22:59:59.999Z')
  expect(within(date('2026-11-21'))).toBe(true)
  expect(within(date('2026-11-20'))).toBe(false)
  expect(within(date('2026-11-28'))).toBe(false)
})

test('the words are filled with the facts; the heading names nothing', () => {
  expect(deadlineText(deadline('filen', now), 'sv')).toEqual({
    heading: 'Något tar slut',
    detail: 'Gäller filen',
    consequence: 'Sedan är filen låst.',
  })
})

test('property: what is within is sorted, ahead and near; a longer look keeps all of a shorter one', () => {
  const anyDeadline = fc
    .tuple(fc.uuid(), fc.integer({ min: -10_000, max: 40_000 }))
    .map(([id, minutes]) => deadline(id, addElapsed(now, { minutes })))
  fc.assert(
    fc.property(fc.array(anyDeadline, { maxLength: 20 }), fc.nat(20), fc.nat(20), (all, days, more) => {
      const found = deadlinesWithin(all, now, { days })
      expect(found.map(({ at: moment }) => moment)).toEqual(found.map(({ at: moment }) => moment).toSorted())
      expect(found.every(({ at: moment }) => moment >= now && moment <= endOfSpan(now, { days }))).toBe(true)
      expect(deadlinesWithin(all, now, { days: days + more })).toEqual(expect.arrayContaining(found))
    }),
  )
})
