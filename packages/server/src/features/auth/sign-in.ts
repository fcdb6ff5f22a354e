import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { revokeSessionsOf } from '../../access/sessions.store.ts'
import { accountByEmail, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { countAttempt, forgetAttempts } from './attempts.store.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * Signs in with e-mail and password. What is refused before the password has been found right is the same,
 * and takes as long, for an e-mail that nobody has.
 * @spec §8
 */
export async function signInWithPassword(
  call: SignInCall,
  credentials: { email: string; password: string },
): Promise<SessionAnswer> {
  refuseInsecure(call)
  const email = credentials.email.trim().toLowerCase()
  const account = await checkPassword(call.services, email, credentials.password, call.now)
  return beginSession(call, account, 'password')
}

/**
 * The account of an e-mail in lower case, once the password has been found right. Every wrong one counts, and the
 * last that the limit allows locks the account and ends its sessions.
 */
export async function checkPassword(
  services: Services,
  email: string,
  password: string,
  now: Date,
): Promise<SignInAccount> {
  const { db, secrets } = services
  const emailHash = secrets.emailHash(email)
  const attempt = await countAttempt(db, emailHash, now)
  if (attempt === 'refused') throw new AppError('ACCOUNT_LOCKED')
  const account = await accountByEmail(db, email)
  const hash = account?.state === 'active' ? account.passwordHash : null
  if ((await verifyPassword(password, hash)) && account) {
    await forgetAttempts(db, emailHash)
    return account
  }
  if (attempt === 'counted') throw new AppError('SIGN_IN_FAILED')
  if (account) await lock(services, account, now)
  throw new AppError('ACCOUNT_LOCKED')
}

/** Whoever is signed in to an account that is being guessed at is signed out. */
async function lock({ db }: Services, account: SignInAccount, now: Date): Promise<void> {
  await transaction(db, async tx => {
    await revokeSessionsOf(tx, account.id, now)
    await addAudit(tx, { at: now, actor: account.id, action: 'sign-in-locked', object: account.id })
  })
}
