import type { IsoDate } from '@salvia/core/primitives'
import type { CheckupKind, CountedUnit, UnitCount, UnitTotal, VisitKind } from '@salvia/core/statistics'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { checkupTotals, unitMonths, visitTotals } from '../../db/schema/statistics.ts'
import { type MonthSpan, spansTable } from './month-spans.store.ts'

interface OrderedVisits extends VisitKind {
  readonly month: IsoDate
  readonly unitId: string
  readonly count: number
}

/**
 * The visits of each month that the employer ordered, by the unit that the person belonged to then; the root's where the
 * person belonged to none.
 */
export async function orderedVisits(
  db: Db,
  clientNumber: string,
  months: readonly MonthSpan[],
): Promise<(month: IsoDate) => UnitCount<VisitKind>[]> {
  const { rows } = await db.execute<{ [Key in keyof OrderedVisits]: OrderedVisits[Key] }>(sql`
    select s.month, coalesce(m.unit_id, root.id) "unitId", v.category, v.is_preventive "isPreventive",
      count(*)::int "count"
    from ${spansTable(months)}
      join visits v on v.client_number = ${clientNumber} and v.at >= s."from" and v.at < s."before"
      join units root on root.client_number = v.client_number and root.parent_id is null
      left join employees e on e.client_number = v.client_number and e.pid = v.pid and not e.is_prospective
      left join unit_memberships m on m.employee_id = e.id and m.started_at <= v.at
        and (m.ended_at is null or m.ended_at > v.at)
    where v.ordered_by = 'employer'
    group by 1, 2, 3, 4`)
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  return asked =>
    (byMonth.get(asked) ?? []).map(({ month: _, unitId, count, ...kind }) => ({ unitId, kind, count }))
}

/** A month as it has been counted. */
export interface CountedMonth {
  readonly month: IsoDate
  readonly places: ReadonlyMap<string, CountedUnit>
  readonly visits: readonly UnitTotal<VisitKind>[]
  readonly checkups: readonly UnitTotal<CheckupKind>[]
}

export async function replaceUnitMonths(
  tx: Db,
  clientNumber: string,
  counted: readonly CountedMonth[],
): Promise<void> {
  await tx.delete(unitMonths).where(isOf(unitMonths, clientNumber, counted))
  const rows = counted.flatMap(({ month, places }) =>
    [...places].map(([unitId, at]) => ({ unitId, month, ...at })),
  )
  await tx.execute(sql`
    insert into unit_months (unit_id, month, client_number, counted_in, employed, employed_below)
    select "unitId", month, ${clientNumber}, "countedIn", employed, "employedBelow"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (
      "unitId" uuid, month date, "countedIn" uuid, employed int, "employedBelow" int)`)
}

export async function replaceTotals(
  tx: Db,
  clientNumber: string,
  counted: readonly CountedMonth[],
): Promise<void> {
  const rowsOf = <Kind>(totalsOf: (month: CountedMonth) => readonly UnitTotal<Kind>[]) =>
    counted.flatMap(one =>
      totalsOf(one).map(({ kind, ...total }) => ({ ...kind, ...total, month: one.month })),
    )
  await tx.delete(visitTotals).where(isOf(visitTotals, clientNumber, counted))
  await tx.execute(sql`
    insert into visit_totals (unit_id, month, category, is_preventive, client_number, own, below)
    select "unitId", month, category, "isPreventive", ${clientNumber}, own, below
    from jsonb_to_recordset(${JSON.stringify(rowsOf(({ visits }) => visits))}::jsonb) as counted (
      "unitId" uuid, month date, category text, "isPreventive" boolean, own int, below int)`)
  await tx.delete(checkupTotals).where(isOf(checkupTotals, clientNumber, counted))
  await tx.execute(sql`
    insert into checkup_totals (unit_id, month, "check", event, client_number, own, below)
    select "unitId", month, "check", event, ${clientNumber}, own, below
    from jsonb_to_recordset(${JSON.stringify(rowsOf(({ checkups }) => checkups))}::jsonb) as counted (
      "unitId" uuid, month date, "check" text, event text, own int, below int)`)
}

function isOf(
  table: typeof unitMonths | typeof visitTotals | typeof checkupTotals,
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
