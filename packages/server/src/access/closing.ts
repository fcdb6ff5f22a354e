import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { addAudit } from './audit.store.ts'
import type { Caller } from './caller.ts'
import {
  endCalendars,
  endMachineTokens,
  endSessionsAndLinks,
  shutAccount,
  shutCompany,
  strandedUsers,
  unshutAccount,
  unshutCompany,
} from './closing.store.ts'

/** Who closes or reopens, and when; null for the command of the provider's own machine. */
interface Act {
  readonly actor: Caller | null
  readonly now: Instant
}

/**
 * Closes an account at every organisation at once: its sessions, mailed links and calendar addresses end, and its
 * password is forgotten. Roles that it has or is given later open nothing. False where it was closed before.
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
 * Reopens an account, which its owner activates anew by a mailed link. What a call that was under way when it was
 * closed left behind ends here. False where it was not closed.
 */
export async function reopenAccount(tx: Db, accountId: string, { actor, now }: Act): Promise<boolean> {
  if (!(await unshutAccount(tx, accountId))) return false
  await endSessionsAndLinks(tx, [accountId], now)
  await endCalendars(tx, { accountId })
  await addAudit(tx, { at: now, actor, action: 'account-reopened', object: accountId })
  return true
}

/**
 * Closes a company at once: nobody acts for it, its machine tokens and calendar addresses end, and so do the sessions
 * and mailed links of who has no other company. What it holds stays. False where it was closed before.
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
 * Reopens a company: its users may sign in again. Machine tokens and calendar addresses have ended for good, those too
 * that a call made which was under way when it was closed. False where it was open.
 */
export async function reopenCompany(tx: Db, clientNumber: string, { actor, now }: Act): Promise<boolean> {
  if (!(await unshutCompany(tx, clientNumber))) return false
  await endMachineTokens(tx, clientNumber, now)
  await endCalendars(tx, { clientNumber })
  await addAudit(tx, { at: now, actor, clientNumber, action: 'company-reopened' })
  return true
}
