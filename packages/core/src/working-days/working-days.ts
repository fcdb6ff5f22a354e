import { addDays, type IsoDate } from '../primitives/index.ts'
import { dayOff } from './day-off.ts'

/** Whether a date is a working day in Sweden: neither a weekend nor a holiday. */
export function isWorkingDay(date: IsoDate): boolean {
  return dayOff(date) === null
}

/** The working day a number of working days later (earlier if negative). The date itself is not counted. */
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
