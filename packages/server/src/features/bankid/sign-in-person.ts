import type { SessionAnswer } from '@salvia/core/auth'
import { appError, isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { beginSession, type SignInCall } from '../../access/begin-session.ts'
import { isEmployed } from '../../access/employment.store.ts'
import { keepRefusal } from '../../access/refusals.ts'
import { accountByPid, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { BY_BANKID } from '../../access/way-in.ts'
import { bindIdentity } from '../accounts/bind-identity.ts'
import { offerIdentityLink } from '../accounts/offer-identity-link.ts'

type PersonCall = SignInCall & { readonly origin: string }

/**
 * Begins the session of the person whom BankID has identified, also while wrong passwords lock the account. If no
 * account has the number, it is bound to the account of the mailed link that the browser opened. Without such a link,
 * one is mailed.
 * @param pid 12 digits
 * @spec §8
 */
export async function signInPerson(
  call: PersonCall,
  pid: string,
  identityLinkId: string | null = null,
): Promise<SessionAnswer> {
  const { services } = call
  const account = await accountByPid(services.db, pid)
  try {
    const opened = account
      ? await openAccount(call, account, pid)
      : await ownAccountOf(call, pid, identityLinkId)
    return await beginSession(call, opened, BY_BANKID)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await keepRefusal(call, { action: 'bankid-refused', code: error.code, accountId: account?.id })
    const isOther = isAppError(error, 'WRONG_LOGIN_METHOD')
    throw isOther ? appError('BANKID_NOT_ACCEPTED', {}, { cause: error }) : error
  }
}

async function openAccount(
  { services: { db } }: PersonCall,
  account: SignInAccount,
  pid: string,
): Promise<SignInAccount> {
  if (account.state === 'active') return account
  if (account.state === 'inactive') throw appError('BANKID_ACCOUNT_NOT_ACTIVE')
  throw appError((await isEmployed(db, pid)) ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
}

async function ownAccountOf(
  call: PersonCall,
  pid: string,
  identityLinkId: string | null,
): Promise<SignInAccount> {
  if (identityLinkId !== null) return bindIdentity(call, identityLinkId, pid)
  throw await offerIdentityLink(call, pid)
}
