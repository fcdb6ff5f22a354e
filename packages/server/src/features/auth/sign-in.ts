import type { SessionAnswer } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { WRONG_PASSWORDS_PER_NETWORK, WRONG_PASSWORDS_WITHIN_MINUTES } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { mayComeBy } from '../../access/may-come-by.ts'
import { giveBackTurn, type RateLimit } from '../../access/rate-limits.store.ts'
import { keepRefusal } from '../../access/refusals.ts'
import { accountByEmail, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { BY_PASSWORD } from '../../access/way-in.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from './attempts.store.ts'
import { hashTurns } from './hash-turns.ts'
import { verifyPassword } from './password-hash.ts'

/** Counts wrong passwords only, so that a whole hospital behind one address can sign in at once. */
const WRONG_PASSWORDS: RateLimit = {
  name: 'wrong-passwords',
  most: WRONG_PASSWORDS_PER_NETWORK,
  withinMs: WRONG_PASSWORDS_WITHIN_MINUTES * MINUTE_MS,
}

/**
 * Signs in with email and password. Until the password is known to be right, refusals are the same, and take as long,
 * for an email that nobody has.
 * @spec §8
 */
export async function signInWithPassword(
  call: SignInCall,
  credentials: { email: string; password: string },
): Promise<SessionAnswer> {
  refuseInsecure(call)
  const { services, now, clientAddress } = call
  const { db, secrets } = services
  const email = credentials.email.trim().toLowerCase()
  const network = secrets.addressHash(clientNetwork(clientAddress))
  await insistOnTurn(db, WRONG_PASSWORDS, network, now)
  try {
    const account = await checkPassword(services, email, credentials.password, now)
    await giveBackTurn(db, WRONG_PASSWORDS, network, now)
    return await beginSession(call, account, BY_PASSWORD)
  } catch (error) {
    if (error instanceof AppError) await keep(call, email, error)
    throw error
  }
}

async function keep(call: SignInCall, email: string, { code }: AppError): Promise<void> {
  const account = await accountByEmail(call.services.db, email)
  const refusal = { action: 'sign-in-refused', method: 'password', code } as const
  await keepRefusal(call, { ...refusal, accountId: account?.id, unknownEmail: email })
}

/**
 * Checks a password and returns the account of the email (in lower case). A null password is never right and is not
 * hashed. Each wrong password counts, and the last that the limit allows locks the account to passwords. A lock ends no
 * session, because anyone can cause one.
 */
export async function checkPassword(
  services: Services,
  email: string,
  password: string | null,
  now: Instant,
): Promise<SignInAccount> {
  const { db, secrets } = services
  const emailHash = secrets.emailHash(email)
  const attempt = await countAttempt(db, emailHash, now)
  if (attempt === 'refused') throw appError('ACCOUNT_LOCKED')
  const account = await accountByEmail(db, email)
  const hash = account?.state === 'active' ? account.passwordHash : null
  if ((await isRight(services, emailHash, { password, hash })) && account) {
    await forgetAttempts(db, emailHash)
    return account
  }
  if (attempt === 'counted') throw appError('SIGN_IN_FAILED')
  if (account) await tellOfLock(services, account, now)
  throw appError('ACCOUNT_LOCKED')
}

/** Verifies a password in the account's turn. If there is no turn, the attempt is taken back. */
async function isRight(
  { db }: Services,
  emailHash: string,
  { password, hash }: { readonly password: string | null; readonly hash: string | null },
): Promise<boolean> {
  if (password === null) return false
  try {
    return await hashTurns.take(emailHash, () => verifyPassword(password, hash))
  } catch (error) {
    if (error instanceof AppError) await takeBackAttempt(db, emailHash)
    throw error
  }
}

/** Logs and audits the lock, unless no password opens anything: then the lock closes nothing. */
async function tellOfLock(
  { db, log, settings }: Services,
  account: SignInAccount,
  now: Instant,
): Promise<void> {
  const companies = await companiesOfAccount(db, account.id)
  if (!mayComeBy(BY_PASSWORD, account, companies, settings)) return
  log.error('sign-in-locked', { account: account.id })
  await addAudit(db, { at: now, actor: account.id, action: 'sign-in-locked', object: account.id })
}
