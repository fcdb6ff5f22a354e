import { MACHINE_TOKEN_USE_KEPT_MINUTES } from '@salvia/core/limits'
import type { SessionMethod } from '@salvia/core/sessions'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies } from '../db/schema/organisation.ts'
import { machineTokens, sessions } from '../db/schema/sessions.ts'
import { ssoRealms } from '../db/schema/sso.ts'
import type { Machine, Person } from './caller.ts'
import { hasHr } from './hr.store.ts'
import { isBoundWhere, isLive } from './sessions.store.ts'
import { maySignIn } from './sign-in-right.store.ts'
import { takesCaseWorkers, type WayIn } from './way-in.ts'

/** What a caller of an account is made from. */
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
}

/** What a call shows of its session. */
interface SessionShown {
  readonly sessionId: string
  readonly bindingSecret: string | undefined
  readonly isAutomatic: boolean
}

/**
 * Takes the session as active now, unless the call is automatic, and answers who it is; undefined where it is over: revoked, idle too
 * long, past its end, bound to another browser, or its account may no longer sign in by the way that it began with.
 */
export async function touchSession(
  db: Db,
  { sessionId, bindingSecret, isAutomatic }: SessionShown,
  { now, caseWorkerLogin }: { readonly now: Date; readonly caseWorkerLogin: readonly SessionMethod[] },
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

/** Undefined where the realm that let someone in is gone. */
function wayOf(
  method: SessionMethod,
  name: string | null,
  clientNumbers: readonly string[] | null,
): WayIn | undefined {
  if (method !== 'sso') return { method, realm: null }
  return name !== null && clientNumbers !== null ? { method, realm: { name, clientNumbers } } : undefined
}

/**
 * What is known of a machine token, in one statement: its caller, `over` when it is revoked, too old, or its company is
 * closed, or nothing. Its last use is kept, though not for every call.
 */
export async function useMachineToken(
  db: Db,
  secretHash: string,
  now: Date,
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
  await keepLastUse(db, row, now)
  const { id, name, clientNumber, grants, isBacked, replacedBy, expiresAt } = row
  return { kind: 'machine', tokenId: id, name, clientNumber, grants, isBacked, replacedBy, endsAt: expiresAt }
}

async function keepLastUse(
  db: Db,
  { id, lastUsedAt }: Pick<typeof machineTokens.$inferSelect, 'id' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - MACHINE_TOKEN_USE_KEPT_MINUTES * MINUTE_MS)
  if (lastUsedAt && lastUsedAt > since) return
  await db.update(machineTokens).set({ lastUsedAt: now }).where(eq(machineTokens.id, id))
}
