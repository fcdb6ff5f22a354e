import { addElapsed, type Instant, stockholmClock, stockholmDate } from '../primitives/index.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'

const HOURS_A_DAY = 24

/**
 * How the change between summer and winter time affected a limit. `same`: not at all. `counted-over-change`: hours
 * were counted across it, so the time of day differs. `hour-missing`: the time of day does not exist on that date and
 * became an hour later. `hour-twice`: the time of day occurs twice and the second one is meant.
 */
export type ClockNote = 'same' | 'counted-over-change' | 'hour-missing' | 'hour-twice'

export function clockNote(
  { free, amount, unit }: CancellationPolicy,
  start: Instant,
  limit: Instant,
): ClockNote {
  if (free === 'always' || amount === 0) return 'same'
  const [from, to] = [stockholmClock(start), stockholmClock(limit)]
  if (unit === 'hours') {
    const isMoved = (((from.hour - amount - to.hour) % HOURS_A_DAY) + HOURS_A_DAY) % HOURS_A_DAY !== 0
    return isMoved ? 'counted-over-change' : 'same'
  }
  if (from.hour !== to.hour) return 'hour-missing'
  const before = addElapsed(limit, { hours: -1 })
  const isTwice = stockholmClock(before).hour === to.hour && stockholmDate(before) === stockholmDate(limit)
  return isTwice ? 'hour-twice' : 'same'
}
