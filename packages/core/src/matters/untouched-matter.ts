import { MATTER_UNTOUCHED_HOURS } from '../limits/index.ts'
import { addElapsed, type Instant } from '../primitives/index.ts'
import type { MatterStatus } from './matter-status.ts'

/** A matter that was last touched before this moment has been left alone for too long. */
export function untouchedBefore(now: Instant): Instant {
  return addElapsed(now, { hours: -MATTER_UNTOUCHED_HOURS })
}

/** Whether an open matter has been left alone for too long, by the last act of a case worker, else by its sending. */
export function isUntouched(
  matter: { readonly state: MatterStatus; readonly touchedAt: Instant | null; readonly createdAt: Instant },
  now: Instant,
): boolean {
  const isOpen = matter.state === 'sent' || matter.state === 'received'
  return isOpen && (matter.touchedAt ?? matter.createdAt) < untouchedBefore(now)
}
