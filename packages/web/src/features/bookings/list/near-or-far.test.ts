import { type Instant, parseInstant } from '@salvia/core/primitives'
import { expect, it } from 'vitest'
import { nearness } from './near-or-far.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no moment: ${text}`)

// Saturday 21 November 2026; Sunday ends the week.
const NOW = at('2026-11-21T09:00:00.000Z')

it.each([
  ['today, also when it has begun', '2026-11-21T08:30:00.000Z', 'today'],
  ['today in Stockholm, though tomorrow in Tokyo', '2026-11-21T22:59:00.000Z', 'today'],
  ['tomorrow in Stockholm, though today in London', '2026-11-21T23:00:00.000Z', 'thisWeek'],
  ['Sunday is the last of the week', '2026-11-22T22:59:00.000Z', 'thisWeek'],
  ['Monday is later', '2026-11-22T23:00:00.000Z', 'later'],
] as const)('%s', (_name, startsAt, where) => {
  expect(nearness(at(startsAt), NOW)).toBe(where)
})

it('a week goes over the turn of the year', () => {
  const newYearsEve = at('2026-12-31T12:00:00.000Z')
  expect(nearness(at('2027-01-03T12:00:00.000Z'), newYearsEve)).toBe('thisWeek')
  expect(nearness(at('2027-01-04T12:00:00.000Z'), newYearsEve)).toBe('later')
})
