import { appError } from '@salvia/core/error-catalogue'
import { addAudit } from '../../access/audit.store.ts'
import { refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { revokeSessionsOf } from '../../access/sessions.store.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { forgetAttempts } from '../auth/attempts.store.ts'
import { setPasswordHash } from './accounts.store.ts'
import { keepingRefusals } from './link-refusals.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, type MailedLink, retireLinks, useLink } from './links.store.ts'
import { hashOfChosen, insistOnFit, queuePasswordNotice } from './new-password.ts'

type LinkCall = SignInCall & { readonly linkToken: string; readonly origin: string }

/**
 * Sets the password of the account of a link. Ends its lock, every session and all its other links. Does not sign in:
 * the user signs in with the new password next.
 * @spec §8
 */
export async function setPassword(call: LinkCall, password: string): Promise<void> {
  refuseInsecure(call)
  const { services, now, origin } = call
  const { db, secrets } = services
  const { link, account } = await keepingRefusals(call, () => openLink(db, call))
  insistOnFit(password, account.email)
  const hash = await hashOfChosen(services, password, account.email)
  await transaction(db, async tx => {
    if (!(await useLink(tx, link.id, now))) throw appError('LINK_EXPIRED')
    const accountId = account.id
    await setPasswordHash(tx, accountId, hash)
    await forgetAttempts(tx, secrets.emailHash(account.email))
    await revokeSessionsOf(tx, accountId, now)
    await retireLinks(tx, { accountId, purpose: 'password' }, now)
    await addAudit(tx, { at: now, actor: accountId, action: 'password-set', object: accountId })
    await queuePasswordNotice(services, tx, { accountId, origin, now })
  })
}

/** Checks that a link can still be used, before the user chooses a password. */
export async function checkPasswordLink(
  call: Pick<LinkCall, 'services' | 'linkToken' | 'now'>,
): Promise<void> {
  await openLink(call.services.db, call)
}

/** The link of a secret, if it is open and its account may still have a password. */
async function openLink(
  db: Db,
  { linkToken, now }: Pick<LinkCall, 'linkToken' | 'now'>,
): Promise<{ link: MailedLink; account: SignInAccount }> {
  const link = await linkOf(db, 'password', linkSecretHash(linkToken))
  if (!link) throw appError('LINK_INCORRECT')
  const account = await accountById(db, link.accountId)
  const isOpen = link.usedAt === null && now <= link.expiresAt && account?.state === 'active'
  if (!isOpen || !(await maySignIn(db, { ...account, accountId: account.id }))) throw appError('LINK_EXPIRED')
  return { link, account }
}
