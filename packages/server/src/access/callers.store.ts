import { grantsAt } from '@salvia/core/auth'
import { MACHINE_TOKEN_USE_KEPT_MINUTES } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import type { SessionMethod } from '@salvia/core/sessions'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { providerTokens } from '../db/schema/feeds.ts'
import { companies } from '../db/schema/organisation.ts'
import { machineTokens, sessions } from '../db/schema/sessions.ts'
import { ssoRealms } from '../db/schema/sso.ts'
import type { Machine, Person, ProviderSystem } from './caller.ts'
import { heldFunctions } from './case-worker-functions.store.ts'
import { isMakerGone } from './case-workers.store.ts'
import { hasHr } from './hr.store.ts'
import { isBoundWhere, isLive } from './sessions.store.ts'
import { maySignIn } from './sign-in-right.store.ts'
import { takesCaseWorkers, type WayIn } from './way-in.ts'

/** The columns from which a caller with an account is made. */
const personFields = {
  accountId: accounts.id,
  email: accounts.email,
  pid: accounts.pid,
  firstName: accounts.firstName,
  lastName: accounts.lastName,
  mobilePhone: accounts.mobilePhone,
  workPhone: accounts.workPhone,
  locale: accounts.locale,
  settings: accounts.settings,
  isCaseWorker: accounts.isCaseWorker,
  functions: heldFunctions(),
}

/** What a call shows of its session. */
interface SessionShown {
  readonly sessionId: string
  readonly bindingSecret: string | undefined
  readonly isAutomatic: boolean
}

/**
 * Marks a session as active now, unless the call is automatic, and answers whose it is. Undefined if it is over:
 * revoked, idle for too long, past its end, bound to another browser, or its account may no longer sign in by the way
 * that began it.
 */
export async function touchSession(
  db: Db,
  { sessionId, bindingSecret, isAutomatic }: SessionShown,
  { now, caseWorkerLogin }: { readonly now: Instant; readonly caseWorkerLogin: readonly SessionMethod[] },
): Promise<Person | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: isAutomatic ? sessions.lastSeenAt : sql`greatest(${sessions.lastSeenAt}, ${now})` })
    .from(accounts)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, accounts.id),
        isLive(now),
        isBoundWhere(bindingSecret),
        eq(accounts.state, 'active'),
      ),
    )
    .returning({
      ...personFields,
      sessionId: sessions.id,
      binding: sessions.binding,
      method: sessions.method,
      realmName: sessions.realm,
      clientNumbers: sql<string[] | null>`(
        select ${ssoRealms.clientNumbers} from ${ssoRealms} where ${ssoRealms.realm} = ${sessions.realm})`,
      startedAt: sessions.createdAt,
      endsAt: sessions.endsAt,
    })
  if (!row) return undefined
  const { realmName, clientNumbers, method, ...person } = row
  const way = wayOf(method, realmName, clientNumbers)
  if (!way || (person.isCaseWorker && !takesCaseWorkers(way, caseWorkerLogin))) return undefined
  const caller = { kind: 'person' as const, ...person, ...way }
  return (await maySignIn(db, caller)) ? caller : undefined
}

/** Undefined if the realm of the sign-in no longer exists. */
function wayOf(
  method: SessionMethod,
  name: string | null,
  clientNumbers: readonly string[] | null,
): WayIn | undefined {
  if (method !== 'sso') return { method, realm: null }
  return name !== null && clientNumbers !== null ? { method, realm: { name, clientNumbers } } : undefined
}

/**
 * Looks a machine token up in one statement: its caller, `over` if it is revoked, expired or its company is closed,
 * or undefined if it is unknown. Also notes that it was used, though not at every call.
 */
export async function useMachineToken(
  db: Db,
  secretHash: string,
  now: Instant,
): Promise<Machine | 'over' | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(machineTokens),
      isClosed: sql<boolean>`${companies.closedAt} is not null`,
      isBacked: sql<boolean>`${hasHr(db)}`,
    })
    .from(machineTokens)
    .innerJoin(companies, eq(companies.clientNumber, machineTokens.clientNumber))
    .where(eq(machineTokens.secretHash, secretHash))
  if (!row) return undefined
  if (row.revokedAt || row.isClosed || now > row.expiresAt) return 'over'
  await keepLastUse(db, machineTokens, row, now)
  const { id, name, clientNumber, isBacked, replacedBy, expiresAt } = row
  const grants = grantsAt(row, now)
  return { kind: 'machine', tokenId: id, name, clientNumber, grants, isBacked, replacedBy, endsAt: expiresAt }
}

/**
 * Looks up the token of one of the provider's own systems; `over` if it is revoked or expired, or the case worker who
 * made it works here no longer.
 */
export async function useProviderToken(
  db: Db,
  secretHash: string,
  now: Instant,
): Promise<ProviderSystem | 'over' | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(providerTokens), isMakerGone: isMakerGone() })
    .from(providerTokens)
    .leftJoin(accounts, eq(accounts.id, providerTokens.createdBy))
    .where(eq(providerTokens.secretHash, secretHash))
  if (!row) return undefined
  if (row.revokedAt || row.isMakerGone || now > row.expiresAt) return 'over'
  await keepLastUse(db, providerTokens, row, now)
  return { kind: 'provider', tokenId: row.id, kinds: row.kinds }
}

async function keepLastUse(
  db: Db,
  tokens: typeof machineTokens | typeof providerTokens,
  { id, lastUsedAt }: Pick<typeof machineTokens.$inferSelect, 'id' | 'lastUsedAt'>,
  now: Instant,
): Promise<void> {
  const since = addElapsed(now, { minutes: -MACHINE_TOKEN_USE_KEPT_MINUTES })
  if (lastUsedAt && lastUsedAt > since) return
  await db.update(tokens).set({ lastUsedAt: now }).where(eq(tokens.id, id))
}
