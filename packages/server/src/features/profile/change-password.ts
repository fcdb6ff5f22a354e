import { appError, isAppError } from '@salvia/core/error-catalogue'
import {
  FRESH_SIGN_IN_MINUTES,
  PASSWORD_CHANGES_PER_ACCOUNT,
  PASSWORD_CHANGES_WITHIN_MINUTES,
} from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { readDevice } from '@salvia/core/sessions'
import { signAccessToken } from '../../access/access-token.ts'
import { addAudit } from '../../access/audit.store.ts'
import { refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import type { Person } from '../../access/caller.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { openSession, revokeSessionsOf } from '../../access/sessions.store.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { replacePasswordHash } from '../accounts/accounts.store.ts'
import { retireLinks } from '../accounts/links.store.ts'
import { hashOfChosen, insistOnFit, queuePasswordNotice } from '../accounts/new-password.ts'
import { checkPassword } from '../auth/sign-in.ts'
import { passwordState } from './password-state.ts'

type PasswordCall = SignInCall & { readonly caller: Person; readonly origin: string }

/** Each change may hash twice. */
const CHANGES: RateLimit = {
  name: 'password-changes',
  most: PASSWORD_CHANGES_PER_ACCOUNT,
  withinMs: PASSWORD_CHANGES_WITHIN_MINUTES * MINUTE_MS,
}

interface PasswordChange {
  readonly currentPassword: string | null
  readonly newPassword: string
}

/**
 * Changes one's own password. Ends every session of the account. A new session replaces the caller's, with the same end
 * and in the same browser, so that a stolen token is useless too. Checks the limits before hashing anything, and hashes
 * the new password only after the current one was right.
 */
export async function changePassword(
  call: PasswordCall,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ accessToken: string }> {
  refuseInsecure(call)
  const { services, caller, now, origin, userAgent } = call
  const { accountId } = caller
  insistOnFit(newPassword, caller.email)
  await insistOnTurn(services.db, CHANGES, accountId, now)
  const from = await provenHash(services, caller, currentPassword, now)
  const hash = await hashOfChosen(services, newPassword, caller.email)
  const session = await transaction(services.db, async tx => {
    // The password has been changed since it was checked.
    if (!(await replacePasswordHash(tx, accountId, { from, to: hash })))
      throw appError('CURRENT_PASSWORD_WRONG')
    await revokeSessionsOf(tx, accountId, now)
    await retireLinks(tx, { accountId, purpose: 'password' }, now)
    const replaced = await openSession(
      tx,
      { ...caller, startedAt: now, realm: caller.realm?.name, device: readDevice(userAgent) },
      now,
    )
    await addAudit(tx, { at: now, actor: caller, action: 'password-changed', object: replaced.id })
    await queuePasswordNotice(services, tx, { accountId, origin, now })
    return replaced
  })
  return { accessToken: await signAccessToken(services.secrets, { ...session, accountId }, now) }
}

/** Verifies the current password and returns its stored hash. Null if the account has none and may choose its first. */
async function provenHash(
  services: Services,
  caller: Person,
  currentPassword: string | null,
  now: Instant,
): Promise<string | null> {
  switch (await passwordState(services, caller, now)) {
    case 'choose':
      return null
    case 'sign-in-again':
      throw appError('NO_PASSWORD_YET', { minutes: FRESH_SIGN_IN_MINUTES })
    case 'none':
      throw appError('WRONG_LOGIN_METHOD')
    case 'set':
      return (await checked(services, caller.email, currentPassword, now)).passwordHash
  }
}

async function checked(
  services: Services,
  email: string,
  password: string | null,
  now: Instant,
): Promise<SignInAccount> {
  try {
    return await checkPassword(services, email, password, now)
  } catch (error) {
    const isWrong = isAppError(error, 'SIGN_IN_FAILED')
    throw isWrong ? appError('CURRENT_PASSWORD_WRONG') : error
  }
}
