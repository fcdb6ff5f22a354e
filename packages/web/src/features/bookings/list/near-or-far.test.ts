import { type Instant, parseInstant } from '@salvia/core/primitives'
import { expect, it } from 'vitest'
import { nearness } from './near-or-far.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no moment: ${text}`)

// Friday 20 November 2026; Sunday ends the week.
const FRIDAY = at('2026-11-20T09:00:00.000Z')
const SUNDAY = at('2026-11-22T09:00:00.000Z')

it.each([
  ['today, also when it has begun', FRIDAY, '2026-11-20T08:30:00.000Z', 'today'],
  ['today in Stockholm, though tomorrow in Tokyo', FRIDAY, '2026-11-20T22:59:00.000Z', 'today'],
  ['tomorrow in Stockholm, though today in London', FRIDAY, '2026-11-20T23:00:00.000Z', 'tomorrow'],
  ['the last of tomorrow', FRIDAY, '2026-11-21T22:59:00.000Z', 'tomorrow'],
  ['the day after tomorrow', FRIDAY, '2026-11-21T23:00:00.000Z', 'thisWeek'],
  ['Sunday is the last of the week', FRIDAY, '2026-11-22T22:59:00.000Z', 'thisWeek'],
  ['Monday is of the next week', FRIDAY, '2026-11-22T23:00:00.000Z', 'nextWeek'],
  ['the Sunday of the next week', FRIDAY, '2026-11-29T22:59:00.000Z', 'nextWeek'],
  ['the Monday after that is later', FRIDAY, '2026-11-29T23:00:00.000Z', 'later'],
  ['Monday is tomorrow on a Sunday, though of another week', SUNDAY, '2026-11-23T09:00:00.000Z', 'tomorrow'],
  ['Tuesday is of the next week on a Sunday', SUNDAY, '2026-11-24T09:00:00.000Z', 'nextWeek'],
] as const)('%s', (_name, now, startsAt, where) => {
  expect(nearness(at(startsAt), now)).toBe(where)
})

it('a week goes over the turn of the year', () => {
  const newYearsEve = at('2026-12-31T12:00:00.000Z')
  expect(nearness(at('2027-01-01T12:00:00.000Z'), newYearsEve)).toBe('tomorrow')
  expect(nearness(at('2027-01-03T12:00:00.000Z'), newYearsEve)).toBe('thisWeek')
  expect(nearness(at('2027-01-10T12:00:00.000Z'), newYearsEve)).toBe('nextWeek')
  expect(nearness(at('2027-01-11T12:00:00.000Z'), newYearsEve)).toBe('later')
})
