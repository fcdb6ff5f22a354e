import { type Instant, stockholmDate } from '../../primitives/index.ts'
import type { BookingPeriod } from '../booking-period.ts'

export function isInPeriod(startsAt: Instant, { from, to }: BookingPeriod): boolean {
  const date = stockholmDate(startsAt)
  return date >= from && (to === null || date <= to)
}
