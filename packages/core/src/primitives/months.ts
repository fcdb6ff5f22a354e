import { addDays, addMonths, dateParts, type IsoDate, isoDate } from './iso-date.ts'

/** The first day of the month of a day. @example firstOfMonth(date('2026-03-14')) // '2026-03-01' */
export function firstOfMonth(day: IsoDate): IsoDate {
  const { year, month } = dateParts(day)
  return isoDate(year, month, 1)
}

/** The last day of the month of a day. @example lastOfMonth(date('2026-02-14')) // '2026-02-28' */
export function lastOfMonth(day: IsoDate): IsoDate {
  return addDays(addMonths(firstOfMonth(day), 1), -1)
}
