import { addDays, dateParts, type IsoDate, isoDate } from '../primitives/index.ts'
import { isWorkingDay } from '../working-days/index.ts'

/** The day in the month of a date on which those who follow medical check-ups get their digest: its first working day. */
export function digestDay(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date)
  let day = isoDate(year, month, 1)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}
