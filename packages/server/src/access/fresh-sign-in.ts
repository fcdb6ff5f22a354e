import { appError } from '@salvia/core/error-catalogue'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { isFreshSignIn } from '@salvia/core/sessions'
import type { Person } from './caller.ts'

/** Whether someone has just shown who they are. */
export function hasFreshSignIn({ startedAt }: Pick<Person, 'startedAt'>, now: Instant): boolean {
  return isFreshSignIn(startedAt, now)
}

/** Refuses what someone who finds a screen open must not be able to do: shut its owner out, or leave a way in. */
export function insistOnFreshSignIn(person: Pick<Person, 'startedAt'>, now: Instant): void {
  if (!hasFreshSignIn(person, now)) throw appError('SIGN_IN_TOO_OLD', { minutes: FRESH_SIGN_IN_MINUTES })
}
