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
import { replaceSession, revokeSessionsOf } from '../../access/sessions.store.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { replacePasswordHash } from '../accounts/accounts.store.ts'
import { retireLinks } from '../accounts/links.store.ts'
import { hashOfChosen, insistOnFit, owePasswordNotice } from '../accounts/new-password.ts'
import { checkPassword } from '../auth/sign-in.ts'
import { passwordState } from './password-state.ts'

type PasswordCall = SignInCall & { readonly caller: Person; readonly origin: string }

/** Each may cost two hashes. */
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
 * Changes one's own password. Every session of the account ends; a new one takes the place of the caller's, with the
 * same end and in the same browser, so that a token that someone copied is worth nothing either. Nothing is hashed
 * before the limits are asked, and the new password only once the current one has been shown.
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
    // The password that was checked is another by now.
    if (!(await replacePasswordHash(tx, accountId, { from, to: hash })))
      throw appError('CURRENT_PASSWORD_WRONG')
    await revokeSessionsOf(tx, accountId, now)
    await retireLinks(tx, { accountId, purpose: 'password' }, now)
    const replaced = await replaceSession(
      tx,
      { ...caller, realm: caller.realm?.name, device: readDevice(userAgent) },
      now,
    )
    await addAudit(tx, { at: now, actor: caller, action: 'password-changed', object: replaced.id })
    await owePasswordNotice(services, tx, { accountId, origin, now })
    return replaced
  })
  return { accessToken: await signAccessToken(services.secrets, session, now) }
}

/** The stored hash, once the caller has shown the password; null where the first one may be chosen. */
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
