import type { Text } from '../i18n/index.ts'
import { dateParts, type IsoDate, weekday } from '../primitives/index.ts'
import { HOLIDAYS } from './holidays.ts'

/** Why a date is no working day. A holiday on a weekend is given as a holiday. */
export type DayOff = { readonly kind: 'weekend' } | { readonly kind: 'holiday'; readonly name: Text }

const SATURDAY = 6
const WEEKEND: DayOff = { kind: 'weekend' }
const holidaysByYear = new Map<number, ReadonlyMap<IsoDate, DayOff>>()

/**
 * Why a date is no working day in Sweden, or null for a working day: Monday to Friday less the holidays of lag
 * (1989:253) and Midsummer's Eve, Christmas Eve and New Year's Eve. Nothing is moved when a holiday falls on a weekend.
 * @example dayOff(date('2026-06-19')) // { kind: 'holiday', name: { sv: 'midsommarafton', en: 'Midsummer Eve' } }
 */
export function dayOff(date: IsoDate): DayOff | null {
  return holidaysOf(dateParts(date).year).get(date) ?? (weekday(date) < SATURDAY ? null : WEEKEND)
}

/** Computed once for each year: a list asks for the days off of every booking. */
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

/** Two holidays can share a date: Ascension Day has fallen on the first of May. */
function bothNames(one: Text, other: Text): Text {
  return { sv: `${one.sv} och ${other.sv}`, en: `${one.en} and ${other.en}` }
}
