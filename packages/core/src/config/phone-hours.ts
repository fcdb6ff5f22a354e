import { z } from 'zod'
import { clockTime } from '../i18n/index.ts'
import { type Instant, stockholmDate, weekday } from '../primitives/index.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 08:00')

/** When a phone is answered, in Stockholm time: `from` at the earliest, until `to`. */
export const phoneHoursSchema = z.strictObject({
  days: z.enum(['weekdays', 'all']),
  from: time,
  to: time,
})
export type PhoneHours = z.infer<typeof phoneHoursSchema>

const SATURDAY = 6

/**
 * Whether nobody answers now. Holidays are not looked at, so on a holiday that is a weekday the answer may be false
 * although it is closed.
 */
export function isPhoneClosed({ days, from, to }: PhoneHours, now: Instant): boolean {
  const clock = clockTime(now)
  const isDayOff = days === 'weekdays' && weekday(stockholmDate(now)) >= SATURDAY
  return isDayOff || clock < from || clock >= to
}
