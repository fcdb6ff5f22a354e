import { appError } from '@salvia/core/error-catalogue'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { isFreshSignIn } from '@salvia/core/sessions'
import type { Person } from './caller.ts'

/** Whether a person has signed in recently enough. */
export function hasFreshSignIn({ startedAt }: Pick<Person, 'startedAt'>, now: Instant): boolean {
  return isFreshSignIn(startedAt, now)
}

/**
 * Refuses unless the person has signed in recently. For acts that could shut the owner out or leave a way in, so that
 * nobody can do them on a screen that was left open.
 */
export function insistOnFreshSignIn(person: Pick<Person, 'startedAt'>, now: Instant): void {
  if (!hasFreshSignIn(person, now)) throw appError('SIGN_IN_TOO_OLD', { minutes: FRESH_SIGN_IN_MINUTES })
}
