import type { IsoDate } from '@salvia/core/primitives'
import type { CountedUnit, VisitCount, VisitTotal } from '@salvia/core/statistics'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { insertAll } from '../../db/insert-all.store.ts'
import { unitMonths, visitTotals } from '../../db/schema/statistics.ts'
import type { Span } from './span.ts'

/**
 * The visits of a span that the employer ordered, by the unit that the person belonged to then; the root's where the
 * person belonged to none.
 */
export async function orderedVisits(
  db: Db,
  { clientNumber, from, before }: Span & { readonly clientNumber: string },
): Promise<VisitCount[]> {
  const { rows } = await db.execute<{ [Key in keyof VisitCount]: VisitCount[Key] }>(sql`
    select coalesce(m.unit_id, root.id) "unitId", v.category, v.is_preventive "isPreventive", count(*)::int "count"
    from visits v
      join units root on root.client_number = v.client_number and root.parent_id is null
      left join employees e on e.client_number = v.client_number and e.pid = v.pid and not e.is_prospective
      left join unit_memberships m on m.employee_id = e.id and m.started_at <= v.at
        and (m.ended_at is null or m.ended_at > v.at)
    where v.client_number = ${clientNumber} and v.ordered_by = 'employer'
      and v.at >= ${from}::timestamptz and v.at < ${before}::timestamptz
    group by 1, 2, 3`)
  return rows
}

/** A month as it has been counted. */
export interface CountedMonth {
  readonly month: IsoDate
  readonly places: ReadonlyMap<string, CountedUnit>
  readonly totals: readonly VisitTotal[]
}

export async function replaceUnitMonths(
  tx: Db,
  clientNumber: string,
  counted: readonly CountedMonth[],
): Promise<void> {
  await tx.delete(unitMonths).where(isOf(unitMonths, clientNumber, counted))
  await insertAll(
    tx,
    unitMonths,
    counted.flatMap(({ month, places }) =>
      [...places].map(([unitId, at]) => ({ unitId, month, clientNumber, ...at })),
    ),
  )
}

export async function replaceTotals(
  tx: Db,
  clientNumber: string,
  counted: readonly CountedMonth[],
): Promise<void> {
  await tx.delete(visitTotals).where(isOf(visitTotals, clientNumber, counted))
  await insertAll(
    tx,
    visitTotals,
    counted.flatMap(({ month, totals }) => totals.map(total => ({ ...total, month, clientNumber }))),
  )
}

function isOf(
  table: typeof unitMonths | typeof visitTotals,
  clientNumber: string,
  counted: readonly CountedMonth[],
) {
  return and(
    eq(table.clientNumber, clientNumber),
    inArray(
      table.month,
      counted.map(({ month }) => month),
    ),
  )
}
