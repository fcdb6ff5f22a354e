import { firstOfMonth, type Instant, type IsoDate, stockholmDate } from '@salvia/core/primitives'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { countedMonths, visits } from '../../db/schema/statistics.ts'
import type { Span } from './span.ts'

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

/**
 * Lets those of some months be counted that are not yet, for every company that has had a visit or a certificate: none is
 * told as nothing.
 */
export async function markUncounted(db: Db, months: readonly IsoDate[]): Promise<void> {
  await db.execute(sql`
    insert into counted_months (client_number, month, is_due)
    select known.client_number, uncounted.month, true
    from companies known, unnest(${sql.param([...months])}::date[]) uncounted(month)
    where exists (select from counted_months counted where counted.client_number = known.client_number)
      or exists (
        select from certificates c where c.client_number = known.client_number and c.origin = 'journal')
    order by 2, 1
    on conflict do nothing`)
}

/** The companies of which a month is due, by client number. */
export async function dueCompanies(db: Db): Promise<string[]> {
  const { clientNumber, isDue } = countedMonths
  const rows = await db
    .selectDistinct({ clientNumber })
    .from(countedMonths)
    .where(eq(isDue, true))
    .orderBy(asc(clientNumber))
  return rows.map(row => row.clientNumber)
}

/** Takes some due months of a company to count, the latest first, which nobody else counts meanwhile. */
export async function takeDue(
  tx: Db,
  {
    clientNumber,
    most,
    now,
  }: { readonly clientNumber: string; readonly most: number; readonly now: Instant },
): Promise<IsoDate[]> {
  const { rows } = await tx.execute<{ month: IsoDate }>(sql`
    with due as (
      select month from counted_months where client_number = ${clientNumber} and is_due
      order by month desc limit ${most} for update)
    update counted_months set is_due = false, counted_at = ${now}::timestamptz
    from due where client_number = ${clientNumber} and counted_months.month = due.month and is_due
    returning counted_months.month::text "month"`)
  return rows.map(({ month }) => month)
}

/** The companies whose months are counted. */
export async function countedCompanies(db: Db): Promise<string[]> {
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
