import { compareIsoDates, type IsoDate } from '../primitives/index.ts'

/** Whether the day by which something was to be done has passed; the day itself has not. */
export function isOverdue(dueOn: IsoDate, today: IsoDate): boolean {
  return compareIsoDates(dueOn, today) < 0
}
