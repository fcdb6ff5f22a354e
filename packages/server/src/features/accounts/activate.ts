import type { ActivationAnswer } from '@salvia/core/accounts'
import { appError } from '@salvia/core/error-catalogue'
import { addAudit } from '../../access/audit.store.ts'
import { beginSession, refuseInsecure, type SignInCall } from '../../access/begin-session.ts'
import { realmOfName } from '../../access/realms.store.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { takesWay } from '../../access/takes-way.ts'
import { BY_BANKID, BY_PASSWORD, type WayIn } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { activateAccount, hasOwnRow } from './accounts.store.ts'
import { keepingRefusals } from './link-refusals.ts'
import { linkSecretHash } from './link-secret.ts'
import { linkOf, type MailedLink, useLink } from './links.store.ts'
import { makeLink } from './make-link.ts'

type ActivationCall = SignInCall & { readonly linkToken: string }
type BankIdNext = ActivationAnswer['bankId']

/** An account that has just been activated, and how its owner was identified. */
interface Activated {
  readonly account: SignInAccount
  readonly way: WayIn
  readonly bankId: BankIdNext
}

/**
 * Activates the account of a link and signs its owner in. Whoever reads the owner's mail could also set a password, so
 * a mailed link opens the same companies as a password. A link from an organisation's single sign-on opens the same
 * companies as that. If the organisations allow BankID only, the user continues with BankID.
 * @spec §8
 */
export async function activate(call: ActivationCall): Promise<ActivationAnswer> {
  refuseInsecure(call)
  const { account, way, bankId } = await keepingRefusals(call, () =>
    transaction(call.services.db, tx => useActivation(tx, call)),
  )
  if (bankId.kind !== 'closed' && !(await takesWay(call.services, account, way))) {
    return { next: 'bankid', bankId }
  }
  const session = await beginSession(call, account, way)
  const wantsPassword = way.method === 'password' && account.passwordHash === null
  return { ...session, next: wantsPassword ? 'password' : 'start', bankId }
}

async function useActivation(tx: Db, call: ActivationCall): Promise<Activated> {
  const { linkToken, now } = call
  const link = await linkOf(tx, 'activation', linkSecretHash(linkToken))
  if (!link) throw appError('ACTIVATION_FAILED')
  const isUsed = await useLink(tx, link.id, now)
  const account = await accountById(tx, link.accountId)
  if (account?.state === 'active') throw appError('ALREADY_ACTIVE')
  const way = await wayOf(tx, link)
  const isOpen = isUsed && way !== undefined && account?.state === 'inactive'
  if (!isOpen || !(await maySignIn(tx, { ...account, accountId: account.id, realm: way.realm }))) {
    throw appError('ACTIVATION_FAILED')
  }
  await activateAccount(tx, account.id)
  await addAudit(tx, { at: now, actor: account.id, action: 'account-activated', object: account.id })
  return { account, way, bankId: await bankIdNext(tx, call, { account, way }) }
}

/** The way to sign in that the link came by. Undefined if that single sign-on no longer exists. */
async function wayOf(tx: Db, { realm: name }: MailedLink): Promise<WayIn | undefined> {
  if (name === null) return BY_PASSWORD
  const realm = await realmOfName(tx, name)
  return realm && { method: 'sso', realm }
}

/** Whoever opened a mailed link has proven the email, so BankID needs no second mail. */
async function bankIdNext(
  tx: Db,
  { services: { settings }, now }: ActivationCall,
  { account, way }: Omit<Activated, 'bankId'>,
): Promise<BankIdNext> {
  if (way.method !== 'password') return { kind: 'closed' }
  if (!(await takesWay({ db: tx, settings }, account, BY_BANKID))) return { kind: 'closed' }
  if (account.pid !== null) return { kind: 'ready' }
  if (account.isCaseWorker) return { kind: 'closed' }
  if (!(await hasOwnRow(tx, account.id))) return { kind: 'not-employed' }
  const { secret } = await makeLink(tx, { purpose: 'identity', accountId: account.id }, now)
  return { kind: 'bind', identityLink: secret }
}
