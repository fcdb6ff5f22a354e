import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, type IsoDate, isoDate, parseIsoDate } from '../primitives/index.ts'
import { isWorkingDay } from '../working-days/index.ts'
import { type CertificateEntry, certificateStatus, digestDay, dueMailDay, mailDays } from './index.ts'

const day = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(text)
const END = day('2027-08-31')
const fitness: CertificateEntry = { check: 'silica', origin: 'journal', start: day('2024-08-31'), end: END }

describe('mails about an entry', () => {
  test('are due when it expires soon, on the last day, and each of five months after', () => {
    expect(mailDays(fitness)).toEqual([
      ...['2027-06-02', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
    ])
  })

  test('begin at its start when that is later, and come at most once a month', () => {
    expect(mailDays({ start: day('2027-08-10'), end: END }).slice(0, 2)).toEqual(['2027-08-10', '2027-09-30'])
    expect(mailDays({ start: END, end: null })).toEqual([])
  })

  test.each([
    ['on its day', { over: '2027-08-30', lastSent: '2027-06-02' }, '2027-08-31', '2027-08-31'],
    ['not again on the same day', { over: '2027-08-31', lastSent: '2027-08-31' }, '2027-08-31', null],
    [
      'the latest of those that an outage passed over',
      { over: '2027-06-01', lastSent: null },
      '2027-10-02',
      '2027-09-30',
    ],
    [
      'none that passed before it was switched on',
      { over: '2027-08-31', lastSent: null },
      '2027-09-29',
      null,
    ],
    [
      'none within a month after the last one',
      { over: '2027-08-30', lastSent: '2027-09-05' },
      '2027-09-30',
      null,
    ],
  ] as const)('%s', (_, { over, lastSent }, today, due) => {
    const soFar = { over: day(over), lastSent: lastSent === null ? null : day(lastSent) }
    expect(dueMailDay(fitness, soFar, day(today))).toBe(due)
  })
})

/** The days on which a mail is due, found by asking each day. */
function slowMailDays(entry: CertificateEntry): IsoDate[] {
  const { start, end } = entry
  if (end === null) return []
  const found: IsoDate[] = []
  for (let today = start; today <= addMonths(end, 5); today = addDays(today, 1)) {
    const turnsSoon =
      certificateStatus(entry, today) === 'expires-soon' &&
      certificateStatus(entry, addDays(today, -1)) !== 'expires-soon'
    const isDue =
      turnsSoon || today === end || [1, 2, 3, 4, 5].some(months => addMonths(end, months) === today)
    const last = found.at(-1)
    if (isDue && (last === undefined || today >= addMonths(last, 1))) found.push(today)
  }
  return found
}

test('property: mails are due on the day of expires soon, the last day and each month after, never closer than a month', () => {
  const anyEntry = fc
    .record({ off: fc.integer({ min: 0, max: 1500 }), lasts: fc.integer({ min: 0, max: 900 }) })
    .map(({ off, lasts }): CertificateEntry => {
      const start = addDays(isoDate(2023, 11, 1), off)
      return { check: 'silica', origin: 'journal', start, end: addDays(start, lasts) }
    })
  fc.assert(
    fc.property(anyEntry, entry => {
      expect(mailDays(entry)).toEqual(slowMailDays(entry))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['a month that begins on a working day', '2026-12-24', '2026-12-01'],
  ['one that begins on a Saturday', '2026-08-31', '2026-08-03'],
  ['January, after New Year’s Day and a weekend', '2027-01-20', '2027-01-04'],
  ['May, after a holiday on a Friday', '2026-05-02', '2026-05-04'],
])('the digest of %s comes on its first working day', (_, date, expected) => {
  expect(digestDay(day(date))).toBe(expected)
  expect(isWorkingDay(digestDay(day(date)))).toBe(true)
})
