import { expect, test } from 'vitest'
import { type Instant, parseInstant, stockholmDate } from '../primitives/index.ts'
import { clockTime, dateInWords, dayInWords, momentInWords } from './date-words.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const moment = at('2026-11-24T12:30:00Z')

test('a moment is told as it stands on the clock in Stockholm', () => {
  expect(momentInWords(moment, 'sv')).toBe('tisdag 24 november 2026 kl. 13:30')
  expect(momentInWords(moment, 'en')).toBe('Tuesday 24 November 2026 at 13:30')
  expect(clockTime(at('2026-07-01T07:05:00Z'))).toBe('09:05')
})

test('a day can go without its year', () => {
  expect(dayInWords(stockholmDate(moment), 'sv')).toBe('tisdag 24 november')
  expect(dateInWords(stockholmDate(at('2028-02-29T12:00:00Z')), 'en')).toBe('Tuesday 29 February 2028')
})

test('just before midnight in UTC it is the next day, and after New Year the next year', () => {
  expect(momentInWords(at('2026-12-31T23:30:00Z'), 'sv')).toBe('fredag 1 januari 2027 kl. 00:30')
})

test('of two moments that the clock shows alike, each says which it is', () => {
  const [first, second] = [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]
  expect(momentInWords(first, 'sv')).toBe('söndag 25 oktober 2026 kl. 02:30 (sommartid)')
  expect(momentInWords(second, 'en')).toBe('Sunday 25 October 2026 at 02:30 (winter time)')
  expect(momentInWords(at('2026-10-25T02:00:00Z'), 'sv')).toBe('söndag 25 oktober 2026 kl. 03:00')
})
