import { passwordFault } from '@salvia/core/accounts'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { hashTurns } from '../auth/hash-turns.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { isCommonPassword } from './common-passwords.ts'
import { accountMailJob } from './mail-account.job.ts'

/** Refuses a password that does not meet the rules. Does not hash it. */
export function insistOnFit(password: string, email: string): void {
  const fault = passwordFault(password, email)
  if (fault) throw fault
  if (isCommonPassword(password)) throw appError('PASSWORD_TOO_COMMON')
}

/** Hashes a password that the owner of an account has chosen. Waits for the account's turn. */
export function hashOfChosen({ secrets }: Services, password: string, email: string): Promise<string> {
  return hashTurns.take(secrets.emailHash(email), () => hashPassword(password))
}

/** Queues a mail to the owner of an account that its password has changed, in case somebody else did it. */
export async function queuePasswordNotice(
  services: Services,
  tx: Db,
  { accountId, origin, now }: { accountId: string; origin: string; now: Instant },
): Promise<void> {
  const data = { kind: 'password-changed' as const, accountId, origin, at: now }
  await services.jobs.send(accountMailJob, data, { tx })
}
