import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateInWords } from '../i18n/index.ts'
import { addDays, foldedSearchText, type IsoDate, parseIsoDate } from '../primitives/index.ts'
import { datedSearch } from './dated-search.ts'
import { fitsDatedSearch } from './testing/fits-dated-search.ts'

const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)

const booking = {
  date: date('2026-11-24'),
  texts: ['Hälsosamtal Storgatan 24, Ängelholm', 'Åsa Öberg Kranförare'].map(foldedSearchText),
}
const finds = (q: string) => fitsDatedSearch(booking, datedSearch(q))

test.each([
  ...['2026-11-24', '20261124', '2026-11', '24/11', '24/11-2026', '24/11/2026', '24/11 2026'],
  ...['24 nov', '24 nov.', '24 november', '24 november 2026', '24:e november', 'den 24 november'.slice(4)],
  ...['Nov 24', 'November 24, 2026', '24th November', 'november', 'november 2026', '24 NOVEMBER'],
])('%s finds 24 November 2026', q => {
  expect(finds(q)).toBe(true)
})

test.each([
  '2026-11-25',
  '23/11',
  '24/12',
  '24 nov 2025',
  '24 okt',
  'december',
  '2026-12',
  '24 november 2027',
])('%s does not', q => {
  expect(finds(q)).toBe(false)
})

test.each([
  '',
  '   ',
  'åsa',
  'asa',
  'OBERG',
  'halso',
  'Ängelholm storgatan',
  'öberg åsa',
  'Åsa 24 nov hälso',
  '24',
])('over service, employee and address, whatever the accents: %j', q => {
  expect(finds(q)).toBe(true)
})

test('every part must be answered', () => {
  expect(finds('Åsa 25 nov')).toBe(false)
  expect(finds('Åsa Berglund')).toBe(false)
})

test('what looks like a date is also looked for as words', () => {
  const may = { date: date('2026-11-24'), texts: [foldedSearchText('Maj Lindgren, Storgatan 24/11')] }
  expect(fitsDatedSearch(may, datedSearch('maj'))).toBe(true)
  expect(fitsDatedSearch({ ...may, date: date('2026-03-01') }, datedSearch('24/11'))).toBe(true)
})

test('the first letters of a name are no month by themselves', () => {
  expect(datedSearch('mar')).toEqual([{ words: ['mar'], date: null }])
  expect(datedSearch('jan')).toEqual([{ words: ['jan'], date: null }])
})

test.each(['31 feb', '30/2', '2026-02-29', '2026-13-01', '0/11', '24/0', '99 november'])(
  '%s is no date',
  q => {
    expect(datedSearch(q).every(term => term.date === null || term.words.length < q.split(' ').length)).toBe(
      true,
    )
  },
)

test('29 February may be meant without a year', () => {
  expect(datedSearch('29 feb')).toEqual([{ words: ['29', 'feb'], date: { year: null, month: 2, day: 29 } }])
})

test('property: a date finds itself as it is written and as it is said, and no other does', () => {
  const anyDate = fc.integer({ min: 0, max: 2000 }).map(days => addDays(date('2024-01-01'), days))
  fc.assert(
    fc.property(
      anyDate,
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom('sv', 'en'),
      (day, away, locale) => {
        const said = dateInWords(day, locale).split(' ').slice(1).join(' ')
        const isFound = (q: string, other: IsoDate) =>
          fitsDatedSearch({ date: other, texts: [] }, datedSearch(q))
        for (const q of [day, said]) {
          expect(isFound(q, day)).toBe(true)
          expect(isFound(q, addDays(day, away))).toBe(false)
        }
      },
    ),
  )
})

test('property: no search breaks, and every term keeps its words', () => {
  // Any character, halves of surrogate pairs included; fast-check's own `binary` takes a second to begin.
  const unit = fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), q => {
      const words = datedSearch(q).flatMap(term => term.words)
      expect(words).toEqual(foldedSearchText(q).split(/\s+/).filter(Boolean))
    }),
  )
})
