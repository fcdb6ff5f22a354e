import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { transaction } from '../../db/transaction.ts'
import { activateAccount } from './accounts.store.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, useLink } from './links.store.ts'

/**
 * Activates the account of a link and signs in, as a password would: whoever reads the owner's mail could set one.
 * Where no organisation of the account takes passwords it is activated all the same, and another way in is told.
 * @spec §8
 */
export async function activate(call: SignInCall & { readonly linkToken: string }): Promise<SessionAnswer> {
  refuseInsecure(call)
  const account = await transaction(call.services.db, async tx => {
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
    return found satisfies SignInAccount
  })
  return beginSession(call, account, 'password')
}
