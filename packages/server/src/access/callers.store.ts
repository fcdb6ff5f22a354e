import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import type { UnitRole } from '@salvia/core/profile'
import { and, eq, exists, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { employees, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { machineTokens, sessions } from '../db/schema/sessions.ts'
import type { Machine, Person } from './caller.ts'

/** Roles that let their holder sign in by themselves. @spec §6 */
const SIGN_IN_ROLES = ['orderer', 'extended-orderer'] as const satisfies readonly UnitRole[]

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
  isCaseWorker: accounts.isCaseWorker,
}

/**
 * Takes the session as active now and answers who it is; undefined where it is over: revoked, idle too
 * long, past its end, or its account may no longer sign in.
 */
export async function touchSession(db: Db, sessionId: string, now: Date): Promise<Person | undefined> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MINUTES * MINUTE_MS)
  const [row] = await db
    .update(sessions)
    .set({ lastSeenAt: sql`greatest(${sessions.lastSeenAt}, ${now})` })
    .from(accounts)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.accountId, accounts.id),
        isNull(sessions.revokedAt),
        gte(sessions.lastSeenAt, idleSince),
        gte(sessions.endsAt, now),
        eq(accounts.state, 'active'),
        maySignIn(db),
      ),
    )
    .returning({ ...personFields, sessionId: sessions.id, method: sessions.method, endsAt: sessions.endsAt })
  return row && { kind: 'person', ...row }
}

/** Whether the account of the surrounding query may sign in: a case worker, an orderer, or someone's manager. */
export function maySignIn(db: Db): SQL | undefined {
  const orders = db
    .select({ one: sql`1` })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, unitRoles.accountId), eq(memberships.clientNumber, units.clientNumber)),
    )
    .where(
      and(
        eq(unitRoles.accountId, accounts.id),
        inArray(unitRoles.role, [...SIGN_IN_ROLES]),
        isNull(units.endedAt),
      ),
    )
  const self = alias(employees, 'self')
  const manages = db
    .select({ one: sql`1` })
    .from(employees)
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.clientNumber, employees.clientNumber)),
    )
    .leftJoin(self, and(eq(self.id, employees.managerEmployeeId), isNull(self.endedAt)))
    .where(
      and(
        isNull(employees.endedAt),
        or(eq(employees.managerAccountId, accounts.id), eq(self.pid, accounts.pid)),
      ),
    )
  return or(accounts.isCaseWorker, exists(orders), exists(manages))
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
