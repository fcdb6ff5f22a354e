import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { addAudit } from './audit.store.ts'
import type { Caller } from './caller.ts'
import {
  endCalendars,
  endMachineTokens,
  endProviderTokensOf,
  endSessionsAndLinks,
  shutAccount,
  shutCompany,
  strandedUsers,
  unshutAccount,
  unshutCompany,
} from './closing.store.ts'

/** Who closes or reopens, and when. A null actor is the provisioning command on the provider's own machine. */
interface Act {
  readonly actor: Caller | null
  readonly now: Instant
}

/**
 * Closes an account at every organisation at once: its sessions, mailed links and calendar addresses end, and its
 * password is deleted. Roles that it has or is given later have no effect, and the tokens that it made for the
 * provider's systems work no longer. False if it was closed already.
 */
export async function closeAccount(tx: Db, accountId: string, { actor, now }: Act): Promise<boolean> {
  if (!(await shutAccount(tx, accountId))) return false
  const details = {
    sessions: await endSessionsAndLinks(tx, [accountId], now),
    calendars: await endCalendars(tx, { accountId }),
  }
  await addAudit(tx, { at: now, actor, action: 'account-closed', object: accountId, details })
  return true
}

/**
 * Reopens an account; its owner must activate it again by a mailed link. Ends what calls that were under way when it
 * was closed have left behind. What it made for the provider's systems does not come back. False if it was not closed.
 */
export async function reopenAccount(tx: Db, accountId: string, { actor, now }: Act): Promise<boolean> {
  if (!(await unshutAccount(tx, accountId))) return false
  await endSessionsAndLinks(tx, [accountId], now)
  await endCalendars(tx, { accountId })
  const providerTokens = await endProviderTokensOf(tx, accountId, now)
  const details = providerTokens > 0 ? { providerTokens } : undefined
  await addAudit(tx, {
    at: now,
    actor,
    action: 'account-reopened',
    object: accountId,
    ...(details && { details }),
  })
  return true
}

/**
 * Closes a company at once: nobody can act for it, its machine tokens and calendar addresses end, and so do the
 * sessions and mailed links of users who have no other company. Its data stays. False if it was closed already.
 */
export async function closeCompany(tx: Db, clientNumber: string, { actor, now }: Act): Promise<boolean> {
  if (!(await shutCompany(tx, clientNumber, now))) return false
  const details = {
    sessions: await endSessionsAndLinks(tx, await strandedUsers(tx, clientNumber), now),
    machineTokens: await endMachineTokens(tx, clientNumber, now),
    calendars: await endCalendars(tx, { clientNumber }),
  }
  await addAudit(tx, { at: now, actor, clientNumber, action: 'company-closed', details })
  return true
}

/**
 * Reopens a company: its users may sign in again. Machine tokens and calendar addresses do not come back; those that
 * a call made while the company was being closed end now. False if it was not closed.
 */
export async function reopenCompany(tx: Db, clientNumber: string, { actor, now }: Act): Promise<boolean> {
  if (!(await unshutCompany(tx, clientNumber))) return false
  await endMachineTokens(tx, clientNumber, now)
  await endCalendars(tx, { clientNumber })
  await addAudit(tx, { at: now, actor, clientNumber, action: 'company-reopened' })
  return true
}
