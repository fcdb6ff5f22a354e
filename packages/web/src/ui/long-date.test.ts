import { expect, it } from 'vitest'
import { longDate } from './long-date.ts'

it.each([
  ['2026-11-24T22:59:59.999Z', 'tisdag 24 november 2026'],
  ['2026-11-24T23:00:00.000Z', 'onsdag 25 november 2026'],
  ['2028-02-29', 'tisdag 29 februari 2028'],
])('%s is a day in Stockholm, in words', (moment, words) => {
  expect(longDate(moment, 'sv')).toBe(words)
})

it('has the names of the language', () => {
  expect(longDate('2026-11-24T12:00:00.000Z', 'en')).toBe('Tuesday 24 November 2026')
})
