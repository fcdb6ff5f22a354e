import { ownAccount } from '@salvia/core/accounts'
import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { LINK_MAIL_PAUSE_MINUTES, LINK_REQUESTS_PER_HOUR } from '@salvia/core/limits'
import { emailKey, type Instant, isEmailAddress } from '@salvia/core/primitives'
import { accountOfAddress } from '../../access/account-of-address.ts'
import { addAudit } from '../../access/audit.store.ts'
import { clientNetwork } from '../../access/client-network.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { employeesOfEmail } from '../../access/possible-owners.store.ts'
import { type RateLimit, takeTurn } from '../../access/rate-limits.store.ts'
import { traceOf } from '../../access/refusals.ts'
import { accountByEmail, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { takesWay } from '../../access/takes-way.ts'
import { BY_PASSWORD } from '../../access/way-in.ts'
import { HOUR_MS, MINUTE_MS } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { keepingRefusals } from './link-refusals.ts'
import { accountMailJob } from './mail-account.job.ts'

/** A call that requests a mailed link. */
interface LinkRequest {
  readonly services: Services
  readonly now: Instant
  readonly clientAddress: string
  readonly origin: string
}

const REQUESTS: RateLimit = {
  name: 'link-requests',
  most: LINK_REQUESTS_PER_HOUR,
  withinMs: HOUR_MS,
}

const mailsTo = (kind: 'activation' | 'password'): RateLimit => ({
  name: `mails-${kind}`,
  most: 1,
  withinMs: LINK_MAIL_PAUSE_MINUTES * MINUTE_MS,
})

/** Answers the same, and takes as long, for an address that nobody has. Only its owner learns the result. */
export async function requestActivation(call: LinkRequest, email: string): Promise<void> {
  const address = await countedAddress(call, email)
  await queueMail(call, { kind: 'activation', address })
}

/**
 * Mails a link for a new password. If there is none, the screen tells why. Works while the account is locked. @spec §8
 */
export async function requestRecovery(call: LinkRequest, email: string): Promise<void> {
  const { db } = call.services
  const address = await countedAddress(call, email)
  const account = await accountByEmail(db, address)
  await keepingRefusals(
    call,
    () => insistOnRecovery(call.services, address, account),
    account ? undefined : address,
  )
  await queueMail(call, { kind: 'password', address })
}

/** The error for somebody without an account. A manager is told to activate an account first. */
async function withoutAccount(db: Db, address: string): Promise<AppError> {
  const employees = await employeesOfEmail(db, address)
  if (ownAccount(employees).kind === 'make') return appError('NOT_ACTIVATED')
  return appError(employees.length > 0 ? 'RECOVERY_NOT_PERMITTED' : 'EMAIL_UNKNOWN')
}

/** Throws if the account may not get a link for a new password. */
async function insistOnRecovery(
  { db, settings }: Services,
  address: string,
  account: SignInAccount | undefined,
): Promise<void> {
  if (!account) throw await withoutAccount(db, address)
  if (account.state === 'closed') throw appError('RECOVERY_FAILED')
  if (!(await maySignIn(db, { ...account, accountId: account.id }))) {
    throw appError(account.isEmployee ? 'RECOVERY_NOT_PERMITTED' : 'RECOVERY_FAILED')
  }
  if (account.state === 'inactive') throw appError('NOT_ACTIVATED')
  if (!(await takesWay({ db, settings }, account, BY_PASSWORD))) throw appError('WRONG_LOGIN_METHOD')
}

/** Returns the address as accounts hold it. Refuses a client that asks too often, whatever the address. */
async function countedAddress({ services, now, clientAddress }: LinkRequest, email: string): Promise<string> {
  const address = emailKey(email.trim())
  if (!isEmailAddress(address)) throw appError('EMAIL_INCORRECT')
  const client = services.secrets.addressHash(clientNetwork(clientAddress))
  await insistOnTurn(services.db, REQUESTS, client, now)
  return address
}

/**
 * Queues a mail, unless one of the same kind was sent to the address a moment ago. The link in that mail still works.
 */
async function queueMail(
  call: LinkRequest,
  mail: { kind: 'activation' | 'password'; address: string },
): Promise<void> {
  const { services, now, origin } = call
  const { kind, address } = mail
  await transaction(services.db, async tx => {
    if (!(await takeTurn(tx, mailsTo(kind), services.secrets.emailHash(address), now))) return
    const accountId = (await accountOfAddress(tx, address, now))?.id ?? null
    const data = { kind, accountId, origin, at: now }
    await services.jobs.send(accountMailJob, data, { tx })
    const event = { at: now, actor: null, action: `${kind}-requested` } as const
    const whose = accountId === null ? { details: traceOf(call, address) } : { object: accountId }
    await addAudit(tx, { ...event, ...whose })
  })
}
