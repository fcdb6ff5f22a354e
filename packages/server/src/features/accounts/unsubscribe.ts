import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, useLink } from './links.store.ts'
import { endSubscription } from './subscriptions.store.ts'

/** Turns off the notification mails that a link came with, and says whether these are all of the kind. @spec §8 */
export async function unsubscribe(
  services: Services,
  linkToken: string,
  now: Instant,
): Promise<{ isAll: boolean }> {
  return transaction(services.db, async tx => {
    const link = await linkOf(tx, 'unsubscribe', linkSecretHash(linkToken))
    if (!link?.subscriptionId) throw appError('LINK_INCORRECT')
    if (now > link.expiresAt) throw appError('LINK_EXPIRED')
    const { accountId, subscriptionId } = link
    if (!(await isStillHere(tx, accountId))) throw appError('NO_LONGER_EMPLOYED')
    // A link that was used before ends nothing: the user may have turned the mails on again since.
    const isUsed = await useLink(tx, link.id, now)
    const ended = isUsed ? await endSubscription(tx, subscriptionId, now) : undefined
    if (!ended) throw appError('ALREADY_UNSUBSCRIBED')
    await addAudit(tx, { at: now, actor: accountId, action: 'mails-turned-off', object: subscriptionId })
    return ended
  })
}

/** Whether the account's owner still works for a customer, or may still use the portal. */
async function isStillHere(db: Db, accountId: string): Promise<boolean> {
  const account = await accountById(db, accountId)
  if (account?.state !== 'active') return false
  return account.isEmployee || maySignIn(db, { ...account, accountId })
}
