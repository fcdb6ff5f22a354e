import type { IsoDate } from '../primitives/index.ts'
import { dayOff } from './day-off.ts'

/** Whether a date is a working day in Sweden: neither a weekend nor a holiday. */
export function isWorkingDay(date: IsoDate): boolean {
  return dayOff(date) === null
}
