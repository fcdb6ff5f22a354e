import { FRESH_SIGN_IN_MINUTES } from '../limits/index.ts'
import { addElapsed, type Instant } from '../primitives/index.ts'

/**
 * Whether a sign-in at a moment is recent enough for acts that could shut the owner out, so that nobody can do them
 * on a screen that was left open. At the limit itself it is.
 */
export function isFreshSignIn(startedAt: Instant, now: Instant): boolean {
  return now <= addElapsed(startedAt, { minutes: FRESH_SIGN_IN_MINUTES })
}
