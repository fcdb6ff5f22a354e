import { OUTGOING_KINDS, type OutgoingKind } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { outgoingChanges, outgoingCounters } from '../db/schema/outgoing.ts'

/**
 * Numbers a change for the provider's systems. To be called as the last statement of a transaction: the counter stays
 * locked until the commit, so that numbers become visible in order. A later change of an object takes the place of its
 * earlier one.
 */
export async function numberChange(
  tx: Db,
  { kind, objectId, at }: { readonly kind: OutgoingKind; readonly objectId: string; readonly at: Instant },
): Promise<void> {
  const [counter] = await tx
    .insert(outgoingCounters)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: outgoingCounters.kind, set: { last: sql`${outgoingCounters.last} + 1` } })
    .returning({ number: outgoingCounters.last })
  if (!counter) throw new Error('The change was not numbered.')
  const change = { number: counter.number, at }
  await tx
    .insert(outgoingChanges)
    .values({ kind, objectId, ...change })
    .onConflictDoUpdate({ target: [outgoingChanges.kind, outgoingChanges.objectId], set: change })
}

/** The same for an object that has changed before, whatever its kind. Nothing happens for one that never has. */
export async function numberChangeOf(tx: Db, objectId: string, at: Instant): Promise<void> {
  const [known] = await tx
    .select({ kind: outgoingChanges.kind })
    .from(outgoingChanges)
    .where(and(inArray(outgoingChanges.kind, OUTGOING_KINDS), eq(outgoingChanges.objectId, objectId)))
  if (known) await numberChange(tx, { kind: known.kind, objectId, at })
}
