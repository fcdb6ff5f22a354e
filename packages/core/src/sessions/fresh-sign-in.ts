import { FRESH_SIGN_IN_MINUTES } from '../limits/index.ts'
import { addElapsed, type Instant } from '../primitives/index.ts'

/**
 * Whether a user who signed in then has just shown who they are, so that someone who finds a screen open cannot shut its
 * owner out. At the limit itself they have.
 */
export function isFreshSignIn(startedAt: Instant, now: Instant): boolean {
  return now <= addElapsed(startedAt, { minutes: FRESH_SIGN_IN_MINUTES })
}
