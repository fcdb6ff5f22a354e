import { OUTGOING_KINDS, type OutgoingKind } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { customerCounters, outgoingChanges, outgoingCounters } from '../db/schema/outgoing.ts'
import type { Changed } from './changed.ts'

/**
 * Numbers changes for those who read them: the customers first, in the order of their client numbers, and the provider
 * last. To be called as the last statements of a transaction: the counters stay locked until the commit, so that numbers
 * become visible in order. A later change of an object takes the place of its earlier one.
 */
export async function numberChanges(tx: Db, changes: readonly Changed[], at: Instant): Promise<void> {
  const rows = changes.map(change => ({ ...change, at, customerNumber: null as number | null, number: 0 }))
  const byCustomer = Map.groupBy(rows, row => `${row.clientNumber ?? ''} ${row.kind}`)
  for (const [, own] of [...byCustomer].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [{ clientNumber, kind } = { clientNumber: null, kind: null }] = own
    if (clientNumber === null || kind === null) continue
    const last = await lastOfCustomer(tx, { clientNumber, kind, count: own.length })
    own.forEach((row, index) => {
      row.customerNumber = last - own.length + index + 1
    })
  }
  for (const [kind, own] of Map.groupBy(rows, row => row.kind)) {
    const last = await lastOfProvider(tx, { kind, count: own.length })
    own.forEach((row, index) => {
      row.number = last - own.length + index + 1
    })
  }
  for (const row of rows) {
    const { kind: _kind, objectId: _objectId, ...set } = row
    await tx
      .insert(outgoingChanges)
      .values(row)
      .onConflictDoUpdate({ target: [outgoingChanges.kind, outgoingChanges.objectId], set })
  }
}

/** An object that has changed before, whatever its kind; undefined for one that never has. */
export async function changedBefore(tx: Db, objectId: string): Promise<Changed | undefined> {
  const { kind, clientNumber } = outgoingChanges
  const [known] = await tx
    .select({ kind, objectId: outgoingChanges.objectId, clientNumber })
    .from(outgoingChanges)
    .where(and(inArray(kind, OUTGOING_KINDS), eq(outgoingChanges.objectId, objectId)))
  return known
}

async function lastOfCustomer(
  tx: Db,
  {
    clientNumber,
    kind,
    count,
  }: { readonly clientNumber: string; readonly kind: OutgoingKind; count: number },
): Promise<number> {
  const [counter] = await tx
    .insert(customerCounters)
    .values({ clientNumber, kind, last: count })
    .onConflictDoUpdate({
      target: [customerCounters.clientNumber, customerCounters.kind],
      set: { last: sql`${customerCounters.last} + ${count}::int` },
    })
    .returning({ last: customerCounters.last })
  if (!counter) throw new Error('The change was not numbered.')
  return counter.last
}

async function lastOfProvider(
  tx: Db,
  { kind, count }: { readonly kind: OutgoingKind; count: number },
): Promise<number> {
  const [counter] = await tx
    .insert(outgoingCounters)
    .values({ kind, last: count })
    .onConflictDoUpdate({
      target: outgoingCounters.kind,
      set: { last: sql`${outgoingCounters.last} + ${count}::int` },
    })
    .returning({ last: outgoingCounters.last })
  if (!counter) throw new Error('The change was not numbered.')
  return counter.last
}
