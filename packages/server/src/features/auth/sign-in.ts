import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { signAccessToken } from '../../access/access-token.ts'
import { addAudit } from '../../access/audit.store.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { type CompanyAccess, companyShape, opensCompany } from '../../access/company-access.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { accountByEmail, type SignInAccount } from './accounts.store.ts'
import { countAttempt, forgetAttempts } from './attempts.store.ts'
import { verifyPassword } from './password-hash.ts'
import { openSession, revokeSessionsOf } from './sessions.store.ts'

/**
 * Signs in with e-mail and password. What is refused before the password has been found right is the same,
 * and takes as long, for an e-mail that nobody has.
 * @spec §8
 */
export async function signInWithPassword(
  services: Services,
  credentials: { email: string; password: string },
  now: Date,
): Promise<SessionAnswer> {
  const email = credentials.email.trim().toLowerCase()
  const account = await checkPassword(services, email, credentials.password, now)
  if (!(await maySignIn(services.db, { ...account, accountId: account.id }))) {
    throw new AppError(account.isEmployee ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
  }
  const companies = await companiesOfAccount(services.db, account.id)
  const isOpen = companies.some(company => opensCompany('password', company.loginMethod))
  if (!isOpen && !account.isCaseWorker) throw new AppError('WRONG_LOGIN_METHOD')
  return beginSession(services, account, companies, now)
}

async function checkPassword(
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

async function beginSession(
  { db, secrets }: Services,
  account: SignInAccount,
  companies: readonly CompanyAccess[],
  now: Date,
): Promise<SessionAnswer> {
  const session = await transaction(db, async tx => {
    const opened = await openSession(tx, account.id, 'password', now)
    await addAudit(tx, { at: now, actor: account.id, action: 'sign-in', object: opened.id })
    return opened
  })
  return {
    accessToken: await signAccessToken(secrets, session, now),
    consentsGiven: [],
    consentsNeeded: [],
    consentsDeclined: [],
    authMethod: 'password',
    pid: account.pid ?? '',
    pidHash: account.pid ? secrets.pidHash(account.pid) : '',
    email: account.email,
    consent: { given: [], needed: [], declined: [] },
    companies: companies.map(company => companyShape(company, 'password')),
    mobilePhone: account.mobilePhone,
    workPhone: account.workPhone,
    firstName: account.firstName,
    lastName: account.lastName,
    fullName: `${account.firstName} ${account.lastName}`.trim(),
  }
}
