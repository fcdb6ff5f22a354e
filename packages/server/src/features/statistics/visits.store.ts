import { type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { countedMonths, visits } from '../../db/schema/statistics.ts'
import { firstOfMonth, type Span } from './calendar-months.ts'

export type VisitRow = typeof visits.$inferSelect

/** A month of a company. */
export interface CompanyMonth {
  readonly clientNumber: string
  /** Its first day. */
  readonly month: IsoDate
}

const isOneOf = (feedIds: readonly string[]) =>
  sql`${visits.feedId} = any(${sql.param([...feedIds])}::text[])`

/** Both the months where they were and those where they are now are counted again. */
export async function putVisits(tx: Db, rows: readonly VisitRow[]): Promise<void> {
  await markMonths(
    tx,
    rows.map(row => row.feedId),
  )
  await replaceAll(tx, visits, visits.feedId, rows)
  await markMonths(
    tx,
    rows.map(row => row.feedId),
  )
}

export async function deleteVisits(tx: Db, feedIds: readonly string[]): Promise<void> {
  await markMonths(tx, feedIds)
  await tx.delete(visits).where(isOneOf(feedIds))
}

/** Lets the months of some visits be counted again. */
async function markMonths(tx: Db, feedIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ clientNumber: visits.clientNumber, at: visits.at })
    .from(visits)
    .where(isOneOf(feedIds))
  await markDue(
    tx,
    rows.map(({ clientNumber, at }) => ({ clientNumber, month: firstOfMonth(stockholmDate(at)) })),
  )
}

/** Lets months be counted again. They are locked in one order, so that two batches wait for each other. */
export async function markDue(tx: Db, months: readonly CompanyMonth[]): Promise<void> {
  const unique = new Map(months.map(one => [`${one.month} ${one.clientNumber}`, one]))
  const rows = [...unique].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  if (rows.length === 0) return
  await tx
    .insert(countedMonths)
    .values(rows.map(row => ({ ...row, isDue: true })))
    .onConflictDoUpdate({
      target: [countedMonths.clientNumber, countedMonths.month],
      set: { isDue: true },
    })
}

/** The months whose count is due, the latest first. */
export function dueMonths(db: Db): Promise<CompanyMonth[]> {
  const { clientNumber, month, isDue } = countedMonths
  return db
    .select({ clientNumber, month })
    .from(countedMonths)
    .where(eq(isDue, true))
    .orderBy(sql`${month} desc`, asc(clientNumber))
}

/** Takes a month to count, so that nobody else counts it meanwhile. False if it is not due any more. */
export async function takeDue(tx: Db, { clientNumber, month }: CompanyMonth, now: Instant): Promise<boolean> {
  const taken = await tx
    .update(countedMonths)
    .set({ isDue: false, countedAt: now })
    .where(
      and(
        eq(countedMonths.clientNumber, clientNumber),
        eq(countedMonths.month, month),
        eq(countedMonths.isDue, true),
      ),
    )
    .returning({ month: countedMonths.month })
  return taken.length > 0
}

/** The companies that have had a visit. */
export async function visitedCompanies(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ clientNumber: countedMonths.clientNumber }).from(countedMonths)
  return rows.map(({ clientNumber }) => clientNumber)
}

/** The visits of a company between two moments, the second one excluded. */
export function visitsBetween(
  db: Db,
  { clientNumber, from, before }: Span & { readonly clientNumber: string },
): Promise<VisitRow[]> {
  return db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.clientNumber, clientNumber),
        sql`${visits.at} >= ${from}::timestamptz and ${visits.at} < ${before}::timestamptz`,
      ),
    )
}
