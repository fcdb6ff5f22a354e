import { ownAccount } from '@salvia/core/accounts'
import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { IDENTITY_LINK_HOURS, LINK_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { type Instant, mask } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { makeManagersAccount } from '../../access/managers-accounts.store.ts'
import { employeesOfNumber } from '../../access/possible-owners.store.ts'
import { type RateLimit, takeTurn } from '../../access/rate-limits.store.ts'
import { accountById, type SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { maySignIn } from '../../access/sign-in-right.store.ts'
import { takesWay } from '../../access/takes-way.ts'
import { BY_BANKID } from '../../access/way-in.ts'
import { MINUTE_MS } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { accountMailJob } from './mail-account.job.ts'
import { makeLink } from './make-link.ts'

interface OfferCall {
  readonly services: Services
  readonly now: Instant
  readonly origin: string
}

const MAILS: RateLimit = {
  name: 'mails-identity',
  most: 1,
  withinMs: LINK_MAIL_PAUSE_MINUTES * MINUTE_MS,
}

/**
 * Mails a link that binds an identity number to the one account that may be the person's. An immediate manager without
 * an account gets one first. Returns the error that tells why there is no session yet. This binds no number yet:
 * whoever opens the link must identify with BankID once more.
 * @param pid 12 digits, of no account
 */
export function offerIdentityLink(call: OfferCall, pid: string): Promise<AppError> {
  const { services, now } = call
  return transaction(services.db, async tx => {
    const employments = await employeesOfNumber(tx, pid)
    const own = ownAccount(employments)
    switch (own.kind) {
      case 'none':
        return appError(employments.length > 0 ? 'SIGN_IN_NOT_PERMITTED' : 'SIGN_IN_NOT_AUTHORISED')
      case 'unclear':
        return appError('BANKID_ACCOUNT_UNCLEAR')
      case 'no-address':
        return appError('BANKID_NO_ADDRESS')
      case 'make': {
        const made = await makeManagersAccount(tx, own, employments, now)
        return made === undefined ? appError('BANKID_ACCOUNT_UNCLEAR') : offer(tx, call, made, pid)
      }
      case 'bind':
        return offer(tx, call, own.accountId, pid)
    }
  })
}

async function offer(tx: Db, call: OfferCall, accountId: string, pid: string): Promise<AppError> {
  const account = await accountById(tx, accountId)
  if (!account || !(await maySignIn(tx, { ...account, accountId }))) return appError('SIGN_IN_NOT_PERMITTED')
  // Throws, so that no account is made where BankID would not open it.
  const { settings } = call.services
  if (!(await takesWay({ db: tx, settings }, account, BY_BANKID))) throw appError('WRONG_LOGIN_METHOD')
  await queueMail(tx, call, account, pid)
  return appError('BANKID_LINK_MAILED', { email: mask('email', account.email), hours: IDENTITY_LINK_HOURS })
}

/** Sends one mail in a few minutes for each person and address. A link that was just mailed still works. */
async function queueMail(
  tx: Db,
  { services, now, origin }: OfferCall,
  { id: accountId, email }: SignInAccount,
  pid: string,
): Promise<void> {
  const { secrets, jobs } = services
  if (!(await takeTurn(tx, MAILS, secrets.emailHash(`${email} ${pid}`), now))) return
  // Only the row of the link holds the number. No job, mail or address does.
  const link = await makeLink(tx, { purpose: 'identity', accountId, pid }, now)
  const data = { kind: 'identity' as const, accountId, linkId: link.id, origin, at: now }
  await jobs.send(accountMailJob, data, { tx })
  await addAudit(tx, { at: now, actor: null, action: 'identity-link-requested', object: accountId })
}
