import Holidays from 'date-holidays'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../i18n/index.ts'
import { addDays, daysBetween, type IsoDate, isoDate, parseIsoDate } from '../primitives/index.ts'
import { dayOff } from './day-off.ts'

const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)

test.each([
  ['2026-01-01', 'nyårsdagen', "New Year's Day"],
  ['2026-04-03', 'långfredagen', 'Good Friday'],
  ['2026-05-14', 'Kristi himmelsfärdsdag', 'Ascension Day'],
  ['2026-06-19', 'midsommarafton', 'Midsummer Eve'],
  ['2026-12-24', 'julafton', 'Christmas Eve'],
  ['2026-12-31', 'nyårsafton', "New Year's Eve"],
])('%s is told by its name', (text, sv, en) => {
  expect(dayOff(date(text))).toEqual({ kind: 'holiday', name: { sv, en } })
})

test('a holiday on a weekend is told as the holiday', () => {
  expect(dayOff(date('2026-06-20'))).toMatchObject({ kind: 'holiday', name: { sv: 'midsommardagen' } })
  expect(dayOff(date('2026-06-21'))).toEqual({ kind: 'weekend' })
})

test('two holidays on one date are both told', () => {
  expect(dayOff(date('2008-05-01'))).toEqual({
    kind: 'holiday',
    name: { sv: 'första maj och Kristi himmelsfärdsdag', en: 'Labour Day and Ascension Day' },
  })
})

test('a working day has no reason', () => {
  expect(dayOff(date('2028-02-29'))).toBeNull()
})

/** Easter Sunday by the method of Gauss, so that the test depends neither on our rules nor on the calendar library. */
function easter(year: number): IsoDate {
  const century = Math.floor(year / 100)
  const m = (15 + century - Math.floor(century / 4) - Math.floor((13 + 8 * century) / 25)) % 30
  const n = (4 + century - Math.floor(century / 4)) % 7
  const d = (19 * (year % 19) + m) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10)
  return addDays(isoDate(year, 3, 22), d + e - (isLate ? 7 : 0))
}

const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']
const FROM_EASTER = [-2, 0, 1, 39, 49]

/** The holidays by the text of the law. */
function isHoliday(day: IsoDate): boolean {
  const year = Number(day.slice(0, 4))
  const isFriday = daysBetween(date('2026-11-20'), day) % 7 === 0
  const isSaturday = daysBetween(date('2026-11-21'), day) % 7 === 0
  const within = (from: string, to: string) => from <= day.slice(5) && day.slice(5) <= to
  return (
    FIXED.includes(day.slice(5)) ||
    FROM_EASTER.includes(daysBetween(easter(year), day)) ||
    (isFriday && within('06-19', '06-25')) ||
    (isSaturday && (within('06-20', '06-26') || within('10-31', '11-06')))
  )
}

test('property: the holidays are those of the law', () => {
  const anyDay = fc.integer({ min: 0, max: 30_000 }).map(days => addDays(date('2006-01-01'), days))
  const fewDays = fc.integer({ min: 0, max: 370 })
  fc.assert(
    fc.property(anyDay, fewDays, (start, days) => {
      for (let day = start; day < addDays(start, days); day = addDays(day, 1))
        expect([day, dayOff(day)?.kind === 'holiday']).toEqual([day, isHoliday(day)])
    }),
    { numRuns: 60 },
  )
})

const library = {
  sv: new Holidays('SE', { types: ['public', 'bank'], languages: 'sv' }),
  en: new Holidays('SE', { types: ['public', 'bank'], languages: 'en' }),
}

/** Names of the holidays of a year in the library, each date once. */
function byLibrary(year: number, locale: Locale): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { date: moment, name } of library[locale].getHolidays(year)) {
    const day = moment.slice(0, 10)
    const other = names.get(day)
    names.set(day, other ? `${other} ${locale === 'sv' ? 'och' : 'and'} ${name}` : name)
  }
  return names
}

/** Names of the holidays of a year in our rules. */
function byRules(year: number, locale: Locale): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (let day = isoDate(year, 1, 1); day <= isoDate(year, 12, 31); day = addDays(day, 1)) {
    const off = dayOff(day)
    if (off?.kind === 'holiday') names.set(day, off.name[locale])
  }
  return names
}

test.each(LOCALES)(
  'from 1990 to 2100 the holidays and their names are those of the calendar library: %s',
  locale => {
    for (let year = 1990; year <= 2100; year++) expect(byRules(year, locale)).toEqual(byLibrary(year, locale))
  },
)
