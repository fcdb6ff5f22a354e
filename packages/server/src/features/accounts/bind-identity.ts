import { ownAccount } from '@salvia/core/accounts'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { joinManaged } from '../../access/managers-accounts.store.ts'
import { employeesOfNumber } from '../../access/possible-owners.store.ts'
import { revokeSessionsOf } from '../../access/sessions.store.ts'
import { accountById, accountByPid, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { keepIdentity, lockIdentity } from './accounts.store.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkById, linkOf, type MailedLink, retireLinks, useLink } from './links.store.ts'
import { accountMailJob } from './mail-account.job.ts'

interface BindCall {
  readonly services: Services
  readonly now: Instant
  readonly origin: string
}

/** The open link of a secret, for a sign-in with BankID. */
export async function openIdentityLink(db: Db, secret: string, now: Instant): Promise<MailedLink> {
  const link = await linkOf(db, 'identity', linkSecretHash(secret))
  if (!link) throw appError('LINK_INCORRECT')
  const account = await accountById(db, link.accountId)
  const isOpen = link.usedAt === null && now <= link.expiresAt
  if (!isOpen || !account || !isBindable(account)) throw appError('LINK_EXPIRED')
  return link
}

function isBindable({ state, pid, isCaseWorker }: SignInAccount): boolean {
  return state !== 'closed' && pid === null && !isCaseWorker
}

/**
 * Stores the identity number that BankID returned in the browser that opened the link. The person reads the account's
 * mail and has the number, and a personnel file says that both belong to one person. Works once and makes the account
 * active. Ends the account's other sessions and mails its owner.
 * @param pid 12 digits
 */
export function bindIdentity(call: BindCall, linkId: string, pid: string): Promise<SignInAccount> {
  const { services, now, origin } = call
  return transaction(services.db, async tx => {
    await lockIdentity(tx, pid)
    const account = await accountOfLink(tx, linkId, pid, now)
    const accountId = account.id
    await keepIdentity(tx, accountId, pid)
    await joinManaged(tx, accountId)
    await revokeSessionsOf(tx, accountId, now)
    for (const purpose of ['identity', 'activation'] as const)
      await retireLinks(tx, { accountId, purpose }, now)
    await addAudit(tx, { at: now, actor: accountId, action: 'identity-bound', object: accountId })
    const data = { kind: 'identity-bound' as const, accountId, origin, at: now }
    await services.jobs.send(accountMailJob, data, { tx })
    return { ...account, pid, state: 'active' as const }
  })
}

async function accountOfLink(tx: Db, linkId: string, pid: string, now: Instant): Promise<SignInAccount> {
  const link = await linkById(tx, linkId)
  if (link?.purpose !== 'identity') throw appError('LINK_EXPIRED')
  if (link.pid !== null && link.pid !== pid) throw appError('BANKID_NOT_MATCHED')
  if (!(await useLink(tx, linkId, now))) throw appError('LINK_EXPIRED')
  const account = await accountById(tx, link.accountId)
  if (!account || !isBindable(account) || (await accountByPid(tx, pid))) throw appError('LINK_EXPIRED')
  const own = ownAccount(await employeesOfNumber(tx, pid))
  if (own.kind !== 'bind' || own.accountId !== account.id) throw appError('BANKID_NOT_MATCHED')
  return account
}
