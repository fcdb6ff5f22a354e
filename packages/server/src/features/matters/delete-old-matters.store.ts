import type { MatterKind } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import type { Matter } from './matters.store.ts'

/** Matters of a kind whose latest event lies before a moment, the oldest first, locked unless others hold them. */
export function mattersBefore(
  tx: Db,
  { kind, before, limit }: { readonly kind: MatterKind; readonly before: Instant; readonly limit: number },
): Promise<Pick<Matter, 'id' | 'clientNumber' | 'employeeId' | 'latestEventAt'>[]> {
  const { id, clientNumber, employeeId, latestEventAt } = matters
  return tx
    .select({ id, clientNumber, employeeId, latestEventAt })
    .from(matters)
    .where(and(eq(matters.kind, kind), lt(latestEventAt, before)))
    .orderBy(asc(latestEventAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Deletes matters with all that hangs on them: messages, notes, readers, steps, rows of files, contents, units. */
export async function deleteMatters(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(matters).where(inArray(matters.id, [...ids]))
}
