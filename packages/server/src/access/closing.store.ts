import type { Instant } from '@salvia/core/primitives'
import { and, eq, exists, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { calendarFeeds } from '../db/schema/bookings.ts'
import { providerTokens } from '../db/schema/feeds.ts'
import { mailedLinks } from '../db/schema/links.ts'
import { companies } from '../db/schema/organisation.ts'
import { memberships } from '../db/schema/roles.ts'
import { machineTokens, sessions } from '../db/schema/sessions.ts'

/** Closes an account and deletes its password hash. False if it was closed already. */
export async function shutAccount(tx: Db, id: string): Promise<boolean> {
  const shut = await tx
    .update(accounts)
    .set({ state: 'closed', passwordHash: null })
    .where(and(eq(accounts.id, id), ne(accounts.state, 'closed')))
    .returning({ id: accounts.id })
  return shut.length > 0
}

/**
 * Makes a closed account inactive and without password, so that its owner can activate it again. False if it was not
 * closed.
 */
export async function unshutAccount(tx: Db, id: string): Promise<boolean> {
  const opened = await tx
    .update(accounts)
    .set({ state: 'inactive', passwordHash: null })
    .where(and(eq(accounts.id, id), eq(accounts.state, 'closed')))
    .returning({ id: accounts.id })
  return opened.length > 0
}

/** Closes a company. False if it was closed already. */
export async function shutCompany(tx: Db, clientNumber: string, now: Instant): Promise<boolean> {
  const shut = await tx
    .update(companies)
    .set({ closedAt: now })
    .where(and(eq(companies.clientNumber, clientNumber), isNull(companies.closedAt)))
    .returning({ clientNumber: companies.clientNumber })
  return shut.length > 0
}

/** Reopens a company. False if it was not closed. */
export async function unshutCompany(tx: Db, clientNumber: string): Promise<boolean> {
  const opened = await tx
    .update(companies)
    .set({ closedAt: null })
    .where(and(eq(companies.clientNumber, clientNumber), isNotNull(companies.closedAt)))
    .returning({ clientNumber: companies.clientNumber })
  return opened.length > 0
}

/**
 * The users of a company who belong to no other open one. Case workers are not among them: they are for all
 * companies.
 */
export async function strandedUsers(tx: Db, clientNumber: string): Promise<string[]> {
  const elsewhere = tx
    .select({ one: sql`1` })
    .from(memberships)
    .innerJoin(companies, eq(companies.clientNumber, memberships.clientNumber))
    .where(and(eq(memberships.accountId, accounts.id), isNull(companies.closedAt)))
  const members = tx
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.clientNumber, clientNumber))
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, members), not(accounts.isCaseWorker), not(exists(elsewhere))))
  return rows.map(({ id }) => id)
}

/** Ends the sessions and the mailed links of accounts; answers how many sessions. */
export async function endSessionsAndLinks(tx: Db, ids: readonly string[], now: Instant): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(inArray(sessions.accountId, [...ids]), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  await tx
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(inArray(mailedLinks.accountId, [...ids]), isNull(mailedLinks.usedAt)))
  return ended.length
}

/** Ends the calendar addresses of one account or of one company; answers how many. */
export async function endCalendars(
  tx: Db,
  of: { readonly accountId: string } | { readonly clientNumber: string },
): Promise<number> {
  const which =
    'accountId' in of
      ? eq(calendarFeeds.accountId, of.accountId)
      : eq(calendarFeeds.clientNumber, of.clientNumber)
  const ended = await tx.delete(calendarFeeds).where(which).returning({ one: sql`1` })
  return ended.length
}

/** Revokes the tokens of the provider's systems that an account made; answers how many. */
export async function endProviderTokensOf(tx: Db, accountId: string, now: Instant): Promise<number> {
  const ended = await tx
    .update(providerTokens)
    .set({ revokedAt: now })
    .where(and(eq(providerTokens.createdBy, accountId), isNull(providerTokens.revokedAt)))
    .returning({ id: providerTokens.id })
  return ended.length
}

/**
 * Locks the machine tokens of a company until the transaction ends. Without the lock, revoking all of them would miss
 * one that another transaction is just making.
 */
export async function lockMachineTokensOf(tx: Db, clientNumber: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`machine tokens ${clientNumber}`}, 0))`,
  )
}

/** Revokes every machine token of a company; answers how many. */
export async function endMachineTokens(tx: Db, clientNumber: string, now: Instant): Promise<number> {
  await lockMachineTokensOf(tx, clientNumber)
  const ended = await tx
    .update(machineTokens)
    .set({ revokedAt: now })
    .where(and(eq(machineTokens.clientNumber, clientNumber), isNull(machineTokens.revokedAt)))
    .returning({ id: machineTokens.id })
  return ended.length
}
