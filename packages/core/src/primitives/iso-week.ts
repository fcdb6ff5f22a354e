import { addDays, dateParts, daysBetween, type IsoDate, isoDate, isRealDate, weekday } from './iso-date.ts'

const THURSDAY = 4

/** The Monday of a date's week. @example mondayOf(date('2027-01-01')) // '2026-12-28' */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, 1 - weekday(date))
}

/**
 * The week of a date as ISO 8601 counts them: a week belongs to the year in which its Thursday lies.
 * @example isoWeek(date('2027-01-01')) // '2026-W53'
 */
export function isoWeek(date: IsoDate): string {
  const thursday = addDays(mondayOf(date), THURSDAY - 1)
  const { year } = dateParts(thursday)
  const week = Math.floor(daysBetween(isoDate(year, 1, 1), thursday) / 7) + 1
  return `${String(year).padStart(4, '0')}-W${String(week).padStart(2, '0')}`
}

/** The Monday of a written week; undefined for one that does not exist. @example parseIsoWeek('2026-W48') // '2026-11-23' */
export function parseIsoWeek(text: string): IsoDate | undefined {
  const [, year = '', week = ''] = /^(\d{4})-W(\d\d)$/.exec(text) ?? []
  // The last year that a calendar has could run out of days.
  if (!isRealDate(Number(year), 1, THURSDAY) || Number(year) === 9999) return undefined
  const first = mondayOf(isoDate(Number(year), 1, THURSDAY))
  const monday = addDays(first, (Number(week) - 1) * 7)
  return isoWeek(monday) === text ? monday : undefined
}
