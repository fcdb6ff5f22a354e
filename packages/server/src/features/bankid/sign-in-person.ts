import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { beginSession, type SignInCall } from '../../access/begin-session.ts'
import { isEmployed } from '../../access/employment.store.ts'
import { accountByPid } from '../../access/sign-in-accounts.store.ts'

/**
 * Begins the session of the person whose identity BankID has shown, also while wrong passwords lock the account.
 * @param pid 12 digits
 * @spec §8
 */
export async function signInPerson(call: SignInCall, pid: string): Promise<SessionAnswer> {
  const { db } = call.services
  const account = await accountByPid(db, pid)
  if (!account || account.state === 'closed') {
    throw new AppError((await isEmployed(db, pid)) ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
  }
  if (account.state === 'inactive') throw new AppError('BANKID_ACCOUNT_NOT_ACTIVE')
  try {
    return await beginSession(call, account, 'bankid')
  } catch (error) {
    const isOther = error instanceof AppError && error.code === 'WRONG_LOGIN_METHOD'
    throw isOther ? new AppError('BANKID_NOT_ACCEPTED', {}, { cause: error }) : error
  }
}
