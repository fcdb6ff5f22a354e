import type { Text } from '../i18n/index.ts'
import { dateParts, type IsoDate, weekday } from '../primitives/index.ts'
import { HOLIDAYS } from './holidays.ts'

/** Why a date is not a working day. A holiday on a weekend counts as a holiday. */
export type DayOff = { readonly kind: 'weekend' } | { readonly kind: 'holiday'; readonly name: Text }

const SATURDAY = 6
const WEEKEND: DayOff = { kind: 'weekend' }
const holidaysByYear = new Map<number, ReadonlyMap<IsoDate, DayOff>>()

/**
 * Why a date is not a working day in Sweden; null for a working day. Working days are Monday to Friday, except the
 * holidays of lag (1989:253) and Midsummer's Eve, Christmas Eve and New Year's Eve. A holiday on a weekend is not
 * moved to another day.
 * @example dayOff(date('2026-06-19')) // { kind: 'holiday', name: { sv: 'midsommarafton', en: 'Midsummer Eve' } }
 */
export function dayOff(date: IsoDate): DayOff | null {
  return holidaysOf(dateParts(date).year).get(date) ?? (weekday(date) < SATURDAY ? null : WEEKEND)
}

/** Computed once for each year, because a list needs the days off for every booking. */
function holidaysOf(year: number): ReadonlyMap<IsoDate, DayOff> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const days = new Map<IsoDate, DayOff>()
  for (const { name, dateIn } of HOLIDAYS) {
    const date = dateIn(year)
    if (!date) continue
    const other = days.get(date)
    days.set(date, { kind: 'holiday', name: other?.kind === 'holiday' ? bothNames(other.name, name) : name })
  }
  holidaysByYear.set(year, days)
  return days
}

/** Both names of a date with two holidays: Ascension Day has fallen on the first of May. */
function bothNames(one: Text, other: Text): Text {
  return { sv: `${one.sv} och ${other.sv}`, en: `${one.en} and ${other.en}` }
}
