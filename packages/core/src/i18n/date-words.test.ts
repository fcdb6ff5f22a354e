import { expect, test } from 'vitest'
import { type Instant, parseInstant, stockholmDate } from '../primitives/index.ts'
import {
  clockTime,
  dateInWords,
  dateWithoutWeekday,
  dayInShort,
  dayInWords,
  momentForScripts,
  momentInDigits,
  momentInWords,
} from './date-words.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const moment = at('2026-11-24T12:30:00Z')

test('a moment is told as it stands on the clock in Stockholm', () => {
  expect(momentInWords(moment, 'sv')).toBe('tisdag 24 november 2026 kl. 13:30')
  expect(momentInWords(moment, 'en')).toBe('Tuesday 24 November 2026 at 13:30')
  expect(clockTime(at('2026-07-01T07:05:00Z'))).toBe('09:05')
})

test('a date can go without its weekday', () => {
  expect(dateWithoutWeekday(stockholmDate(moment), 'sv')).toBe('24 november 2026')
  expect(dateWithoutWeekday(stockholmDate(at('2028-03-01T12:00:00Z')), 'en')).toBe('1 March 2028')
})

test('a day can go without its year', () => {
  expect(dayInWords(stockholmDate(moment), 'sv')).toBe('tisdag 24 november')
  expect(dateInWords(stockholmDate(at('2028-02-29T12:00:00Z')), 'en')).toBe('Tuesday 29 February 2028')
})

test('a day in a narrow column has its year only when that is another and half a year away', () => {
  const today = stockholmDate(moment)
  const inShort = (date: string) => dayInShort(stockholmDate(at(`${date}T12:00:00Z`)), today, 'sv')
  expect(dayInShort(today, today, 'sv')).toBe('tis 24 nov')
  expect(dayInShort(today, today, 'en')).toBe('Tue 24 Nov')
  expect(inShort('2026-01-02')).toBe('fre 2 jan')
  expect(inShort('2027-01-01')).toBe('fre 1 jan')
  expect(inShort('2027-05-26')).toBe('ons 26 maj')
  expect(inShort('2027-05-27')).toBe('tor 27 maj 2027')
  expect(inShort('2025-12-31')).toBe('ons 31 dec 2025')
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

test.each([
  ['the minute before', '2026-10-24T23:59:00Z', '2026-10-25 01:59', '01:59', '01:59'],
  ['the first', '2026-10-25T00:00:00Z', '2026-10-25 02:00+02:00', '02:00 (sommartid)', '02:00 (summer time)'],
  ['its end', '2026-10-25T00:59:59Z', '2026-10-25 02:59+02:00', '02:59 (sommartid)', '02:59 (summer time)'],
  [
    'the second',
    '2026-10-25T01:00:00Z',
    '2026-10-25 02:00+01:00',
    '02:00 (vintertid)',
    '02:00 (winter time)',
  ],
  ['its end', '2026-10-25T01:59:59Z', '2026-10-25 02:59+01:00', '02:59 (vintertid)', '02:59 (winter time)'],
  ['the minute after', '2026-10-25T02:00:00Z', '2026-10-25 03:00', '03:00', '03:00'],
  ['the night that lacks an hour', '2027-03-28T01:00:00Z', '2027-03-28 03:00', '03:00', '03:00'],
])('in digits, of the hour that comes twice: %s', (_, moment, forScripts, swedish, english) => {
  const date = forScripts.slice(0, 10)
  expect(momentForScripts(at(moment))).toBe(forScripts)
  expect(momentInDigits(at(moment), 'sv')).toBe(`${date} ${swedish}`)
  expect(momentInDigits(at(moment), 'en')).toBe(`${date} ${english}`)
})
