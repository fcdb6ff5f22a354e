import { AppError } from '@salvia/core/errors'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { instantFromMillis } from '@salvia/core/primitives'
import { isFreshSignIn } from '@salvia/core/sessions'
import type { Person } from './caller.ts'

/** Refuses what someone who finds a screen open must not be able to do: shut its owner out, or leave a way in. */
export function insistOnFreshSignIn({ startedAt }: Pick<Person, 'startedAt'>, now: Date): void {
  if (isFreshSignIn(instantFromMillis(startedAt.getTime()), instantFromMillis(now.getTime()))) return
  throw new AppError('SIGN_IN_TOO_OLD', { minutes: FRESH_SIGN_IN_MINUTES })
}
