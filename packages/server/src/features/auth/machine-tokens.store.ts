import type { MachineToken } from '@salvia/core/auth'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { machineTokens } from '../../db/schema/sessions.ts'

type MachineTokenRow = typeof machineTokens.$inferSelect

/** The tokens of a company that still work, oldest first. */
export async function liveMachineTokens(db: Db, clientNumber: string, now: Date): Promise<MachineToken[]> {
  const rows = await db
    .select()
    .from(machineTokens)
    .where(
      and(
        eq(machineTokens.clientNumber, clientNumber),
        isNull(machineTokens.revokedAt),
        gt(machineTokens.expiresAt, now),
      ),
    )
    .orderBy(asc(machineTokens.createdAt), asc(machineTokens.id))
  return rows.map(shape)
}

export async function insertMachineToken(
  db: Db,
  values: typeof machineTokens.$inferInsert,
): Promise<MachineToken> {
  const [row] = await db.insert(machineTokens).values(values).returning()
  if (!row) throw new Error('The machine token was not kept.')
  return shape(row)
}

/** False where the company has no such token, or it was revoked before. */
export async function revokeMachineToken(
  db: Db,
  clientNumber: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(machineTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(machineTokens.id, id),
        eq(machineTokens.clientNumber, clientNumber),
        isNull(machineTokens.revokedAt),
      ),
    )
    .returning({ id: machineTokens.id })
  return revoked.length > 0
}

function shape(row: MachineTokenRow): MachineToken {
  return {
    id: row.id,
    name: row.name,
    clientNumber: row.clientNumber,
    features: row.features as MachineToken['features'],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}
