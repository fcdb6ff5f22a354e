import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { machineTokens, sessions } from '../db/schema/sessions.ts'
import type { Machine, Person } from './caller.ts'
import { isBoundWhere, isLive } from './sessions.store.ts'
import { maySignIn } from './sign-in-right.store.ts'

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

/**
 * Takes the session as active now and answers who it is; undefined where it is over: revoked, idle too
 * long, past its end, bound to another browser, or its account may no longer sign in.
 */
export async function touchSession(
  db: Db,
  { sessionId, bindingSecret }: { sessionId: string; bindingSecret: string | undefined },
  now: Date,
): Promise<Person | undefined> {
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${now})` })
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
      startedAt: sessions.createdAt,
      endsAt: sessions.endsAt,
    })
  return row && (await maySignIn(db, row)) ? { kind: 'person', ...row } : undefined
}

/** What is known of a machine token: its caller, `over` when it is revoked or too old, or nothing. */
export async function useMachineToken(
  db: Db,
  secretHash: string,
  now: Date,
): Promise<Machine | 'over' | undefined> {
  const [row] = await db
    .update(machineTokens)
    .set({ lastUsedAt: now })
    .where(eq(machineTokens.secretHash, secretHash))
    .returning()
  if (!row) return undefined
  if (row.revokedAt || now > row.expiresAt) return 'over'
  const { id, name, clientNumber, features, expiresAt } = row
  return { kind: 'machine', tokenId: id, name, clientNumber, features, endsAt: expiresAt }
}
