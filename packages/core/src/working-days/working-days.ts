import Holidays from 'date-holidays'
import { addDays, dateParts, type IsoDate, weekday } from '../primitives/index.ts'

const SATURDAY = 6
const holidaysByYear = new Map<number, ReadonlySet<string>>()

/**
 * Whether a date is a working day in Sweden: Monday to Friday less the holidays of lag (1989:253) and Midsummer's
 * Eve, Christmas Eve and New Year's Eve. Nothing is moved when a holiday falls on a weekend.
 */
export function isWorkingDay(date: IsoDate): boolean {
  return weekday(date) < SATURDAY && !holidaysOf(dateParts(date).year).has(date)
}

/** The working day so many working days later (earlier when negative); the date itself never counts. */
export function addWorkingDays(date: IsoDate, workingDays: number): IsoDate {
  const step = workingDays < 0 ? -1 : 1
  let left = Math.abs(workingDays)
  let day = date
  while (left > 0) {
    day = addDays(day, step)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const sweden = new Holidays('SE', { types: ['public', 'bank'] })
  const dates = new Set(sweden.getHolidays(year).map(holiday => holiday.date.slice(0, 10)))
  holidaysByYear.set(year, dates)
  return dates
}
