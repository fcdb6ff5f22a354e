import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { WRONG_PASSWORDS_PER_NETWORK, WRONG_PASSWORDS_WITHIN_MINUTES } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { giveBackTurn, type RateLimit } from '../../access/rate-limits.store.ts'
import { revokeSessionsOf } from '../../access/sessions.store.ts'
import { accountByEmail, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { countAttempt, forgetAttempts } from './attempts.store.ts'
import { verifyPassword } from './password-hash.ts'

/** Only wrong ones count, so that a whole hospital behind one address signs in at once. */
const WRONG_PASSWORDS: RateLimit = {
  name: 'wrong-passwords',
  most: WRONG_PASSWORDS_PER_NETWORK,
  withinMs: WRONG_PASSWORDS_WITHIN_MINUTES * MINUTE_MS,
}

/**
 * Signs in with e-mail and password. What is refused before the password has been found right is the same,
 * and takes as long, for an e-mail that nobody has.
 * @spec §8
 */
export async function signInWithPassword(
  call: SignInCall & { readonly clientAddress: string },
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
    return await beginSession(call, account, 'password')
  } catch (error) {
    if (error instanceof AppError) await keepRefusal(call, email, error)
    throw error
  }
}

async function keepRefusal({ services, now }: SignInCall, email: string, { code }: AppError): Promise<void> {
  const account = await accountByEmail(services.db, email)
  const details = { method: 'password', code }
  await addAudit(services.db, { at: now, actor: account?.id ?? null, action: 'sign-in-refused', details })
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
async function lock({ db, log }: Services, account: SignInAccount, now: Date): Promise<void> {
  log.error('sign-in-locked', { account: account.id })
  await transaction(db, async tx => {
    await revokeSessionsOf(tx, account.id, now)
    await addAudit(tx, { at: now, actor: account.id, action: 'sign-in-locked', object: account.id })
  })
}
