import type { Instant, IsoDate } from '@salvia/core/primitives'
import type { TreeUnit } from '@salvia/core/statistics'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { units } from '../../db/schema/organisation.ts'
import { type MonthSpan, spansTable } from './month-spans.store.ts'

/** Every unit that a company has or had. One that is closed stays where it was. */
export function allUnits(db: Db, clientNumber: string): Promise<TreeUnit[]> {
  return db
    .select({ id: units.id, parentId: units.parentId })
    .from(units)
    .where(eq(units.clientNumber, clientNumber))
    .orderBy(asc(units.id))
}

/** How many belonged to each unit just before the end of each month; nobody before the company's first file. */
export async function employedAtEnds(
  db: Db,
  clientNumber: string,
  months: readonly MonthSpan[],
): Promise<(month: IsoDate) => ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ month: IsoDate; unitId: string; count: number }>(sql`
    select s.month, m.unit_id "unitId", count(*)::int "count"
    from employees e join unit_memberships m on m.employee_id = e.id
      join ${spansTable(months)} on m.started_at < s."before" and (m.ended_at is null or m.ended_at >= s."before")
    where e.client_number = ${clientNumber} and not e.is_prospective
    group by 1, 2`)
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  return month => new Map((byMonth.get(month) ?? []).map(({ unitId, count }) => [unitId, count]))
}

/** A period in a unit that overlaps a span of time. */
export interface Membership {
  /** 12 digits. */
  readonly pid: string
  readonly unitId: string
  readonly startedAt: Instant
  readonly endedAt: Instant | null
}

/** The periods of the employees of a company that overlap a span, each employee's in their order. */
export async function membershipsIn(
  db: Db,
  { clientNumber, from, before }: { clientNumber: string; from: Instant; before: Instant },
): Promise<Membership[]> {
  const { rows } = await db.execute<{ [Key in keyof Membership]: Membership[Key] }>(sql`
    select e.pid, m.unit_id "unitId", m.started_at "startedAt", m.ended_at "endedAt"
    from employees e join unit_memberships m on m.employee_id = e.id
    where e.client_number = ${clientNumber} and not e.is_prospective
      and m.started_at < ${before}::timestamptz and (m.ended_at is null or m.ended_at > ${from}::timestamptz)
    order by e.pid, m.started_at`)
  return rows
}
