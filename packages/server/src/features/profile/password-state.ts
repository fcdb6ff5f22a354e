import type { Instant } from '@salvia/core/primitives'
import type { Profile } from '@salvia/core/profile'
import type { Person } from '../../access/caller.ts'
import { hasFreshSignIn } from '../../access/fresh-sign-in.ts'
import { takesWay } from '../../access/takes-way.ts'
import { BY_PASSWORD, speaksForEveryone } from '../../access/way-in.ts'
import type { Services } from '../../services.ts'
import { hasPassword } from './profile-details.store.ts'

/**
 * Whether the user has a password, and who has none may choose the first one: after a recent sign-in, so that someone
 * who finds a screen open gets no lasting way in, and where a password opens anything. Never in a session of one
 * organisation's own sign-in: the password would open the account's other companies too. A mailed link is there for that.
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
