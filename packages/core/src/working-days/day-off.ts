import Holidays from 'date-holidays'
import type { Text } from '../i18n/index.ts'
import { dateParts, type IsoDate, weekday } from '../primitives/index.ts'

/** Why a date is no working day. A holiday on a weekend is given as a holiday. */
export type DayOff = { readonly kind: 'weekend' } | { readonly kind: 'holiday'; readonly name: Text }

const SATURDAY = 6
const WEEKEND: DayOff = { kind: 'weekend' }
const holidaysByYear = new Map<number, ReadonlyMap<string, DayOff>>()

/**
 * Why a date is no working day in Sweden, or null for a working day: Monday to Friday less the holidays of lag
 * (1989:253) and Midsummer's Eve, Christmas Eve and New Year's Eve. Nothing is moved when a holiday falls on a weekend.
 * @example dayOff(date('2026-06-19')) // { kind: 'holiday', name: { sv: 'midsommarafton', en: 'Midsummer Eve' } }
 */
export function dayOff(date: IsoDate): DayOff | null {
  return holidaysOf(dateParts(date).year).get(date) ?? (weekday(date) < SATURDAY ? null : WEEKEND)
}

function holidaysOf(year: number): ReadonlyMap<string, DayOff> {
  const known = holidaysByYear.get(year)
  if (known) return known
  calendar ??= openCalendar()
  const days = new Map<string, DayOff>()
  for (const { date, name, rule } of calendar.sweden.getHolidays(year, 'sv')) {
    const day = date.slice(0, 10)
    const also = days.get(day)
    const names = { sv: name, en: calendar.english.get(rule) ?? name }
    days.set(day, { kind: 'holiday', name: also?.kind === 'holiday' ? bothNames(also.name, names) : names })
  }
  holidaysByYear.set(year, days)
  return days
}

interface Calendar {
  readonly sweden: Holidays
  /** The English name of each rule. The library gives one language at a time, and changing it is slow. */
  readonly english: ReadonlyMap<string, string>
}

/** A year in which every holiday of today's law has a name. */
const NAMED_YEAR = 2026
let calendar: Calendar | undefined

function openCalendar(): Calendar {
  const sweden = new Holidays('SE', { types: ['public', 'bank'] })
  const english = sweden.getHolidays(NAMED_YEAR, 'en').map(({ rule, name }) => [rule, name] as const)
  return { sweden, english: new Map(english) }
}

/** Two holidays can share a date: Ascension Day has fallen on the first of May. */
function bothNames(one: Text, other: Text): Text {
  return { sv: `${one.sv} och ${other.sv}`, en: `${one.en} and ${other.en}` }
}
