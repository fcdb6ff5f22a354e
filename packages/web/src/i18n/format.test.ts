import { daysBetween, isoDate } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { formatBytes, formatDate, formatDateTime, formatNearDay, formatNumber, formatRate } from './format.ts'

const NBSP = '\u00a0'

describe('a moment', () => {
  it('stands in Stockholm time, on either side of midnight', () => {
    expect(formatDate('2026-11-21T22:59:59.000Z')).toBe('2026-11-21')
    expect(formatDate('2026-11-21T23:00:00.000Z')).toBe('2026-11-22')
  })

  it('follows summer time', () => {
    expect(formatDateTime('2026-07-01T12:05:00.000Z')).toBe('2026-07-01 14:05')
    expect(formatDateTime('2026-11-21T12:05:00.000Z')).toBe('2026-11-21 13:05')
  })
})

describe('a day of the coming weeks', () => {
  const today = isoDate(2026, 11, 22)
  it.each([
    [isoDate(2026, 11, 22), 'i dag', 'today'],
    [isoDate(2026, 11, 23), 'i morgon', 'tomorrow'],
    [isoDate(2026, 11, 24), 'tis 24 nov', 'Tue 24 Nov'],
    [isoDate(2026, 11, 21), 'lör 21 nov', 'Sat 21 Nov'],
    [isoDate(2027, 1, 3), 'sön 3 jan', 'Sun 3 Jan'],
  ])('%s is told as %s', (date, swedish, english) => {
    expect(formatNearDay(date, daysBetween(today, date), 'sv')).toBe(swedish)
    expect(formatNearDay(date, daysBetween(today, date), 'en')).toBe(english)
  })
})

describe('a number', () => {
  it('has the separators of the language', () => {
    expect(formatNumber(1234567.5, 'sv')).toBe(`1${NBSP}234${NBSP}567,5`)
    expect(formatNumber(1234567.5, 'en')).toBe('1,234,567.5')
    expect([formatRate(8, 'sv'), formatRate(9.4, 'en')]).toEqual(['8,0', '9.4'])
  })
})

describe('the size of a file', () => {
  it.each([
    [0, `0${NBSP}B`],
    [999, `999${NBSP}B`],
    [1000, `1${NBSP}kB`],
    [18_342, `18${NBSP}kB`],
    [2_340_000, `2,3${NBSP}MB`],
    [500_000_000, `500${NBSP}MB`],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(formatBytes(bytes, 'sv')).toBe(text)
  })
})
