import { grantsEnd, type MachineToken } from '@salvia/core/auth'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gte, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import { isMadeByHr, isTokenBacked } from '../../access/hr.store.ts'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { machineTokens } from '../../db/schema/sessions.ts'

type MachineTokenRow = typeof machineTokens.$inferSelect

/** Identifies one token of a company. */
interface Which {
  readonly clientNumber: string
  readonly id: string
}

/** Condition for the company's tokens that have not ended. A token still works at its very end. */
function isLiveOf(clientNumber: string, now: Instant): SQL | undefined {
  return and(
    eq(machineTokens.clientNumber, clientNumber),
    isNull(machineTokens.revokedAt),
    gte(machineTokens.expiresAt, now),
  )
}

/** The tokens of a company that have not ended, the oldest first. */
export async function liveMachineTokens(db: Db, clientNumber: string, now: Instant): Promise<MachineToken[]> {
  const rows = await db
    .select({ token: machineTokens, maker: accounts })
    .from(machineTokens)
    .innerJoin(accounts, eq(accounts.id, machineTokens.createdBy))
    .where(isLiveOf(clientNumber, now))
    .orderBy(asc(machineTokens.createdAt), asc(machineTokens.id))
  return rows.map(({ token, maker }) => shape(token, personName(maker)))
}

/** Stores a new token. `maker` is the name that the list shows. */
export async function insertMachineToken(
  db: Db,
  values: typeof machineTokens.$inferInsert,
  maker: string,
): Promise<MachineToken> {
  const [row] = await db.insert(machineTokens).values(values).returning()
  if (!row) throw new Error('The machine token was not kept.')
  return shape(row, maker)
}

/** Locks a token that has not ended until the transaction ends. A second change waits. */
export async function lockMachineToken(
  tx: Db,
  { clientNumber, id }: Which,
  now: Instant,
): Promise<MachineTokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(machineTokens)
    .where(and(eq(machineTokens.id, id), isLiveOf(clientNumber, now)))
    .for('update')
  return row
}

/** Sets the end of a replaced token: after its overlap, or at once if there is none. */
export async function replaceMachineToken(
  tx: Db,
  id: string,
  { replacedBy, endsAt, now }: { replacedBy: string; endsAt: Instant; now: Instant },
): Promise<void> {
  const isOver = endsAt <= now
  await tx
    .update(machineTokens)
    .set({ replacedBy, expiresAt: endsAt, ...(isOver && { revokedAt: now }) })
    .where(eq(machineTokens.id, id))
}

/** Revokes one token of a company, or all. Returns those that had not ended. */
export async function revokeMachineTokens(
  db: Db,
  { clientNumber, id }: Pick<Which, 'clientNumber'> & { readonly id?: string },
  now: Instant,
): Promise<string[]> {
  const only = id === undefined ? undefined : eq(machineTokens.id, id)
  const revoked = await db
    .update(machineTokens)
    .set({ revokedAt: now })
    .where(and(isLiveOf(clientNumber, now), only))
    .returning({ id: machineTokens.id })
  return revoked.map(row => row.id)
}

/**
 * Notes of whose tokens the makers are no HR any more, at companies where somebody else is, and forgets it of makers who
 * are HR again. Returns the tokens that are newly so.
 */
export async function noteMakersGone(tx: Db, now: Instant): Promise<MachineTokenRow[]> {
  const isLive = and(isNull(machineTokens.revokedAt), gte(machineTokens.expiresAt, now))
  await tx
    .update(machineTokens)
    .set({ makerLeftAt: null })
    .where(and(isLive, isNotNull(machineTokens.makerLeftAt), isMadeByHr(tx)))
  return tx
    .update(machineTokens)
    .set({ makerLeftAt: now })
    .where(and(isLive, isNull(machineTokens.makerLeftAt), not(isMadeByHr(tx)), isTokenBacked(tx)))
    .returning()
}

/** Tokens by id, ended or not, the oldest first. */
export function machineTokensOf(db: Db, ids: readonly string[]): Promise<MachineTokenRow[]> {
  return db
    .select()
    .from(machineTokens)
    .where(inArray(machineTokens.id, [...ids]))
    .orderBy(asc(machineTokens.createdAt), asc(machineTokens.id))
}

/** The token that another token replaced. */
export async function replacedMachineToken(db: Db, id: string): Promise<MachineTokenRow | undefined> {
  const [row] = await db.select().from(machineTokens).where(eq(machineTokens.replacedBy, id))
  return row
}

function shape(row: MachineTokenRow, createdBy: string): MachineToken {
  const { id, name, clientNumber, grants, createdAt, expiresAt, lastUsedAt, makerLeftAt, replacedBy } = row
  return {
    id,
    name,
    clientNumber,
    grants,
    createdAt,
    createdBy,
    expiresAt,
    lastUsedAt,
    grantsEndAt: makerLeftAt && grantsEnd(makerLeftAt),
    replacedBy,
  }
}
