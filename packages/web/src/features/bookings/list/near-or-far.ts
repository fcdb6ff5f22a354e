import { addDays, type Instant, stockholmDate, weekday } from '@salvia/core/primitives'

/** The group of an upcoming booking in the list. */
type Nearness = 'today' | 'tomorrow' | 'thisWeek' | 'nextWeek' | 'later'

const SUNDAY = 7

/** The group of a booking by the Stockholm calendar, where a week ends with its Sunday. */
export function nearness(startsAt: Instant, now: Instant): Nearness {
  const [date, today] = [stockholmDate(startsAt), stockholmDate(now)]
  if (date <= today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  const sunday = addDays(today, SUNDAY - weekday(today))
  if (date <= sunday) return 'thisWeek'
  return date <= addDays(sunday, SUNDAY) ? 'nextWeek' : 'later'
}
