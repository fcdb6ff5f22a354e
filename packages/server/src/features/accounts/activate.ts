import type { ActivationAnswer } from '@salvia/core/accounts'
import { AppError } from '@salvia/core/errors'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { takesMethod } from '../../access/takes-method.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { activateAccount, hasOwnRow } from './accounts.store.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, useLink } from './links.store.ts'
import { makeLink } from './make-link.ts'

type BankIdNext = ActivationAnswer['bankId']

/**
 * Activates the account of a link and signs in, as a password would: whoever reads the owner's mail could set one.
 * Where its organisations take BankID only, that is the next act.
 * @spec §8
 */
export async function activate(call: SignInCall & { readonly linkToken: string }): Promise<ActivationAnswer> {
  refuseInsecure(call)
  const { account, bankId } = await transaction(call.services.db, async tx => {
    const link = await linkOf(tx, 'activation', linkSecretHash(call.linkToken))
    if (!link) throw new AppError('ACTIVATION_FAILED')
    const isUsed = await useLink(tx, link.id, call.now)
    const found = await accountById(tx, link.accountId)
    if (found?.state === 'active') throw new AppError('ALREADY_ACTIVE')
    if (!isUsed || found?.state !== 'inactive' || !(await maySignIn(tx, { ...found, accountId: found.id }))) {
      throw new AppError('ACTIVATION_FAILED')
    }
    await activateAccount(tx, found.id)
    await addAudit(tx, { at: call.now, actor: found.id, action: 'account-activated', object: found.id })
    return { account: found, bankId: await bankIdNext(tx, found, call.now) }
  })
  if (bankId.kind !== 'closed' && !(await takesMethod(call.services.db, account, 'password')))
    return { next: 'bankid', bankId }
  const session = await beginSession(call, account, 'password')
  return { ...session, next: account.passwordHash === null ? 'password' : 'start', bankId }
}

/** Whoever opened the activation link has shown the e-mail: for BankID no second mail is needed. */
async function bankIdNext(tx: Db, account: SignInAccount, now: Date): Promise<BankIdNext> {
  if (account.isCaseWorker || !(await takesMethod(tx, account, 'bankid'))) return { kind: 'closed' }
  if (account.pid !== null) return { kind: 'ready' }
  if (!(await hasOwnRow(tx, account.id))) return { kind: 'not-employed' }
  const { secret } = await makeLink(tx, { purpose: 'identity', accountId: account.id }, now)
  return { kind: 'bind', identityLink: secret }
}
