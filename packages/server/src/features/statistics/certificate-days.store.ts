import type { IsoDate } from '@salvia/core/primitives'
import type { CertificateDay } from '@salvia/core/statistics'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type MonthSpan, spansTable } from './month-spans.store.ts'
import type { CompanyMonth } from './visits.store.ts'

/** Both days of each certificate of the journal: `event`, `day` and `superseded_from`, with the certificate as `c`. */
const DAYS = sql`certificates c cross join lateral (values
  ('done', coalesce(c.issued_on, c.starts_on), null::date),
  ('expired', c.ends_on, c.superseded_from)) d(event, day, superseded_from)`

interface DayInMonth extends CertificateDay {
  readonly month: IsoDate
}

/** The days on which certificates of a company may count, by month, with where the employee belonged at their end: to the root where to none. */
export async function certificateDays(
  db: Db,
  clientNumber: string,
  months: readonly MonthSpan[],
): Promise<(month: IsoDate) => CertificateDay[]> {
  const end = sql`((d.day + 1)::timestamp at time zone 'Europe/Stockholm')`
  const { rows } = await db.execute<{ [Key in keyof DayInMonth]: DayInMonth[Key] }>(sql`
    select s.month, c.medical_check "check", d.event, d.day::text "day", d.superseded_from::text "supersededFrom",
      coalesce(m.unit_id, root.id) "unitId",
      m.unit_id is null and exists (
        select from unit_memberships past where past.employee_id = c.employee_id and past.ended_at < ${end}) "hasLeft"
    from ${DAYS}
      join ${spansTable(months)} on s.month::date <= d.day and s."to"::date >= d.day
      join units root on root.client_number = c.client_number and root.parent_id is null
      left join unit_memberships m on m.employee_id = c.employee_id and m.started_at < ${end}
        and (m.ended_at is null or m.ended_at >= ${end})
    where c.client_number = ${clientNumber} and c.origin = 'journal'`)
  const byMonth = Map.groupBy(rows, ({ month }) => month)
  return month => byMonth.get(month) ?? []
}

/** For each month of each company that has certificates there, a digest of all that its count reads of them. */
const digests = (condition: SQL) => sql`
  select client_number, month, encode(sha256(convert_to(string_agg(fact, ',' order by fact), 'UTF8')), 'hex') digest
  from (
    select c.client_number, date_trunc('month', d.day::timestamp)::date "month",
      concat_ws(' ', c.employee_id, c.medical_check, d.event, d.day, d.superseded_from) fact
    from ${DAYS} where c.origin = 'journal' and ${condition}) facts
  group by client_number, month`

/** Notes what certificates say in some months that are counted in this transaction, before they are read. */
export async function keepDigests(tx: Db, clientNumber: string, months: readonly IsoDate[]): Promise<void> {
  await tx.execute(sql`
    with present as (${digests(sql`c.client_number = ${clientNumber}`)})
    update counted_months counted set certificates_digest = present.digest
    from unnest(${sql.param([...months])}::date[]) asked(month) left join present using (month)
    where counted.client_number = ${clientNumber} and counted.month = asked.month`)
}

/** The months that were counted when certificates said something else: of some that have come, were corrected or withdrawn. */
export async function monthsOfChangedCertificates(db: Db): Promise<CompanyMonth[]> {
  const { rows } = await db.execute<{ [Key in keyof CompanyMonth]: CompanyMonth[Key] }>(sql`
    with present as (${digests(sql`true`)})
    select counted.client_number "clientNumber", counted.month::text "month"
    from counted_months counted left join present using (client_number, month)
    where counted.certificates_digest is distinct from present.digest`)
  return rows
}
