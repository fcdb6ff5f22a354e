import type { Instant } from '@salvia/core/primitives'
import type { Profile } from '@salvia/core/profile'
import type { Person } from '../../access/caller.ts'
import { hasFreshSignIn } from '../../access/fresh-sign-in.ts'
import { takesWay } from '../../access/takes-way.ts'
import { BY_PASSWORD, speaksForEveryone } from '../../access/way-in.ts'
import type { Services } from '../../services.ts'
import { hasPassword } from './profile-details.store.ts'

/**
 * Whether the user has a password, or may choose the first one. That takes a recent sign-in, so that somebody who finds
 * an open screen gets no lasting access, and a company where passwords are allowed. Not in a session from one
 * organisation's single sign-on, because the password would open the account's other companies too. Such a user can ask
 * for a mailed link instead.
 */
export async function passwordState(
  services: Pick<Services, 'db' | 'settings'>,
  person: Person,
  now: Instant,
): Promise<Profile['password']> {
  const { accountId, isCaseWorker, realm } = person
  if (await hasPassword(services.db, accountId)) return 'set'
  if (realm && !speaksForEveryone(realm)) return 'none'
  if (!(await takesWay(services, { id: accountId, isCaseWorker }, BY_PASSWORD))) return 'none'
  return hasFreshSignIn(person, now) ? 'choose' : 'sign-in-again'
}
