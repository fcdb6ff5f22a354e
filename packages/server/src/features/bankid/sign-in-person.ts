import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { beginSession, type SignInCall } from '../../access/begin-session.ts'
import { isEmployed } from '../../access/employment.store.ts'
import { keepRefusal } from '../../access/refusals.ts'
import { accountByPid, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { BY_BANKID } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'

/**
 * Begins the session of the person whose identity BankID has shown, also while wrong passwords lock the account.
 * @param pid 12 digits
 * @spec §8
 */
export async function signInPerson(call: SignInCall, pid: string): Promise<SessionAnswer> {
  const { services } = call
  const account = await accountByPid(services.db, pid)
  try {
    return await beginSession(call, await openAccount(services.db, account, pid), BY_BANKID)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await keepRefusal(call, { action: 'bankid-refused', code: error.code, accountId: account?.id })
    const isOther = error.code === 'WRONG_LOGIN_METHOD'
    throw isOther ? new AppError('BANKID_NOT_ACCEPTED', {}, { cause: error }) : error
  }
}

async function openAccount(db: Db, account: SignInAccount | undefined, pid: string): Promise<SignInAccount> {
  if (account?.state === 'active') return account
  if (account?.state === 'inactive') throw new AppError('BANKID_ACCOUNT_NOT_ACTIVE')
  throw new AppError((await isEmployed(db, pid)) ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
}
