import { instantFromMillis } from '@salvia/core/primitives'
import type { Profile } from '@salvia/core/profile'
import { isFreshSignIn } from '@salvia/core/sessions'
import type { Person } from '../../access/caller.ts'
import { takesMethod } from '../../access/takes-method.ts'
import type { Db } from '../../db/database.ts'
import { hasPassword } from './profile-details.store.ts'

/**
 * Whether the user has a password, and who has none may choose the first one: after a recent sign-in, so that someone
 * who finds a screen open gets no lasting way in, and where a password opens anything.
 */
export async function passwordState(db: Db, person: Person, now: Date): Promise<Profile['password']> {
  const { accountId, isCaseWorker, startedAt } = person
  if (await hasPassword(db, accountId)) return 'set'
  if (!(await takesMethod(db, { id: accountId, isCaseWorker }, 'password'))) return 'none'
  const [began, at] = [startedAt, now].map(time => instantFromMillis(time.getTime()))
  return began !== undefined && at !== undefined && isFreshSignIn(began, at) ? 'choose' : 'sign-in-again'
}
