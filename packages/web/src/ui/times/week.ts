import { addDays, dateParts, daysBetween, type IsoDate, isoDate, weekday } from '@salvia/core/primitives'

const THURSDAY = 4
const FRIDAY = 5

/** The number of a date's week: that of the year in which its Thursday lies (ISO 8601). @example weekNumber('2027-01-01') // 53 */
export function weekNumber(date: IsoDate): number {
  const thursday = addDays(date, THURSDAY - weekday(date))
  return Math.floor(daysBetween(isoDate(dateParts(thursday).year, 1, 1), thursday) / 7) + 1
}

/** The working days of a date's week, Monday and Friday. */
export function workingWeek(date: IsoDate): readonly [monday: IsoDate, friday: IsoDate] {
  return [addDays(date, 1 - weekday(date)), addDays(date, FRIDAY - weekday(date))]
}
