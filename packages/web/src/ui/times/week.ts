import { addDays, type IsoDate, isoWeek, mondayOf } from '@salvia/core/primitives'

/** The ISO week number of a date. @example weekNumber('2027-01-01') // 53 */
export function weekNumber(date: IsoDate): number {
  return Number(isoWeek(date).slice(-2))
}

/** The Monday and Friday of a date's week. */
export function workingWeek(date: IsoDate): readonly [monday: IsoDate, friday: IsoDate] {
  const monday = mondayOf(date)
  return [monday, addDays(monday, 4)]
}
