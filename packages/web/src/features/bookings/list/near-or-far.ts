import { addDays, type Instant, stockholmDate, weekday } from '@salvia/core/primitives'

/** The group of an upcoming booking in the list. */
export type Nearness = 'today' | 'thisWeek' | 'later'

const SUNDAY = 7

/** The group of a booking by the Stockholm calendar, where a week ends with its Sunday. */
export function nearness(startsAt: Instant, now: Instant): Nearness {
  const [date, today] = [stockholmDate(startsAt), stockholmDate(now)]
  if (date <= today) return 'today'
  return date <= addDays(today, SUNDAY - weekday(today)) ? 'thisWeek' : 'later'
}
