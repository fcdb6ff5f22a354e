import type { SessionAnswer } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { realmOfName } from '../../access/realms.store.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { BY_PASSWORD, type WayIn } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { activateAccount } from './accounts.store.ts'
import { keepingRefusals } from './link-refusals.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, type MailedLink, useLink } from './links.store.ts'

type ActivationCall = SignInCall & { readonly linkToken: string }

/**
 * Activates the account of a link and signs in. Whoever reads the owner's mail could set a password, so that a mailed
 * link opens what a password would; one that came by an organisation's own sign-in opens what that one does. Where no
 * organisation of the account takes that way it is activated all the same, and another way in is told.
 * @spec §8
 */
export async function activate(call: ActivationCall): Promise<SessionAnswer> {
  refuseInsecure(call)
  const { account, way } = await keepingRefusals(call, () =>
    transaction(call.services.db, tx => useActivation(tx, call)),
  )
  return beginSession(call, account, way)
}

async function useActivation(
  tx: Db,
  { linkToken, now }: ActivationCall,
): Promise<{ account: SignInAccount; way: WayIn }> {
  const link = await linkOf(tx, 'activation', linkSecretHash(linkToken))
  if (!link) throw new AppError('ACTIVATION_FAILED')
  const isUsed = await useLink(tx, link.id, now)
  const account = await accountById(tx, link.accountId)
  if (account?.state === 'active') throw new AppError('ALREADY_ACTIVE')
  const way = await wayOf(tx, link)
  const isOpen = isUsed && way !== undefined && account?.state === 'inactive'
  if (!isOpen || !(await maySignIn(tx, { ...account, accountId: account.id, realm: way.realm }))) {
    throw new AppError('ACTIVATION_FAILED')
  }
  await activateAccount(tx, account.id)
  await addAudit(tx, { at: now, actor: account.id, action: 'account-activated', object: account.id })
  return { account, way }
}

/** Undefined where the organisation's sign-in that the link came by is gone. */
async function wayOf(tx: Db, { realm: name }: MailedLink): Promise<WayIn | undefined> {
  if (name === null) return BY_PASSWORD
  const realm = await realmOfName(tx, name)
  return realm && { method: 'sso', realm }
}
