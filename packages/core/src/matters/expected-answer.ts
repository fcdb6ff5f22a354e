import { addDays, type Instant, type IsoDate, stockholmDate } from '../primitives/index.ts'
import { isWorkingDay } from '../working-days/index.ts'

/**
 * The day on which an answer is expected at the latest: so many working days after the day of sending, which does not
 * count itself. Null where the service does not say.
 */
export function expectedAnswer(sentAt: Instant, workingDays: number | undefined): IsoDate | null {
  if (workingDays === undefined) return null
  let day = stockholmDate(sentAt)
  for (let left = workingDays; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
