import type { Text } from '../i18n/index.ts'
import { addDays, type IsoDate, isoDate, weekday } from '../primitives/index.ts'
import { easterSunday } from './easter.ts'

/** A holiday, and the rule that gives its date in a year; null when that year has none. */
interface Holiday {
  readonly name: Text
  readonly dateIn: (year: number) => IsoDate | null
}

type Rule = Holiday['dateIn']

const on =
  (month: number, day: number): Rule =>
  year =>
    isoDate(year, month, day)

const fromEaster =
  (days: number): Rule =>
  year =>
    addDays(easterSunday(year), days)

const FRIDAY = 5
const SATURDAY = 6

/** The first given weekday on or after a date. */
const firstFrom =
  (dayOfWeek: number, month: number, day: number): Rule =>
  year => {
    const start = isoDate(year, month, day)
    return addDays(start, (dayOfWeek - weekday(start) + 7) % 7)
  }

const NATIONAL_DAY_SINCE = 2005

/**
 * The holidays of Sweden by lag (1989:253), and three eves on which nobody works, in the order of the year. This is
 * the law since 2005. Before that Whit Monday was a holiday instead of the National Day; this is left out, because no
 * visit is that old.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { name: { sv: 'nyårsdagen', en: "New Year's Day" }, dateIn: on(1, 1) },
  { name: { sv: 'trettondedag jul', en: 'Epiphany' }, dateIn: on(1, 6) },
  { name: { sv: 'långfredagen', en: 'Good Friday' }, dateIn: fromEaster(-2) },
  { name: { sv: 'påskdagen', en: 'Easter Sunday' }, dateIn: fromEaster(0) },
  { name: { sv: 'annandag påsk', en: 'Easter Monday' }, dateIn: fromEaster(1) },
  { name: { sv: 'första maj', en: 'Labour Day' }, dateIn: on(5, 1) },
  { name: { sv: 'Kristi himmelsfärdsdag', en: 'Ascension Day' }, dateIn: fromEaster(39) },
  { name: { sv: 'pingstdagen', en: 'Pentecost' }, dateIn: fromEaster(49) },
  {
    name: { sv: 'nationaldagen', en: 'National Day' },
    dateIn: year => (year < NATIONAL_DAY_SINCE ? null : isoDate(year, 6, 6)),
  },
  { name: { sv: 'midsommarafton', en: 'Midsummer Eve' }, dateIn: firstFrom(FRIDAY, 6, 19) },
  { name: { sv: 'midsommardagen', en: 'Midsummer Day' }, dateIn: firstFrom(SATURDAY, 6, 20) },
  { name: { sv: 'alla helgons dag', en: "All Saints' Day" }, dateIn: firstFrom(SATURDAY, 10, 31) },
  { name: { sv: 'julafton', en: 'Christmas Eve' }, dateIn: on(12, 24) },
  { name: { sv: 'juldagen', en: 'Christmas Day' }, dateIn: on(12, 25) },
  { name: { sv: 'annandag jul', en: 'Boxing Day' }, dateIn: on(12, 26) },
  { name: { sv: 'nyårsafton', en: "New Year's Eve" }, dateIn: on(12, 31) },
]
