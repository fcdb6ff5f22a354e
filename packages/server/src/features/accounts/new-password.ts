import { passwordFault } from '@salvia/core/accounts'
import { AppError } from '@salvia/core/errors'
import type { Db } from '../../db/database.ts'
import { mailAccountLetterJob } from '../../jobs/mail-account-letter.ts'
import type { Services } from '../../services.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The hash of a password that someone chose; one that cannot be chosen is refused before it costs anything. */
export async function hashOfChosen(password: string, email: string): Promise<string> {
  const fault = passwordFault(password, email)
  if (fault) throw new AppError(fault.code, fault.values)
  if (isCommonPassword(password)) throw new AppError('PASSWORD_TOO_COMMON')
  return hashPassword(password)
}

/** Tells the owner of an account that its password is another, in case it was someone else's doing. */
export async function owePasswordNotice(
  services: Services,
  tx: Db,
  { accountId, origin, now }: { accountId: string; origin: string; now: Date },
): Promise<void> {
  const owed = { kind: 'password-changed' as const, accountId, origin, at: now.toISOString() }
  await services.jobs.send(mailAccountLetterJob, owed, { tx })
}
