import type { MedicalCheck } from '@salvia/core/certificates'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

/** Whose markers are asked, among those whose orders or bookings the caller may see. */
export interface MarkersAsked {
  readonly clientNumber: string
  readonly employeeIds: readonly string[]
  readonly seen: EmployeeSelection
}

/** An order or a visit for a check of an employee. */
export interface Marker {
  readonly id: string
  readonly employeeId: string
  readonly check: MedicalCheck
  readonly at: Instant
}

/** A row as the database answers it: with milliseconds. */
type Row = { [K in keyof Marker]: K extends 'at' ? number : Marker[K] }

/** A certificate of the journal, or a check without one, from this day or later: then what was sent for the check is done. */
const isDone = (employeeIds: readonly string[], since: SQL) => sql`exists (
  select 1 from certificates renewed
  where renewed.employee_id = any(${uuids(employeeIds)}) and renewed.employee_id = t.employee_id
    and renewed.medical_check = checks.name and renewed.origin = 'journal'
    and renewed.issued_on >= (${since} at time zone 'Europe/Stockholm')::date
  union all
  select 1 from unissued_checks done
  where done.employee_id = t.employee_id and done.medical_check = checks.name
    and done.done_on >= (${since} at time zone 'Europe/Stockholm')::date)`

/** What can be under way for a check: its table under the alias `t`, the moment of each, and which still count. */
interface UnderWay {
  readonly table: SQL
  readonly at: SQL
  readonly isOpen: SQL
}

/** The latest for each employee and check that is open, and has led to no certificate since. */
async function latestMarkers(
  db: Db,
  { clientNumber, employeeIds, seen }: MarkersAsked,
  { table, at, isOpen }: UnderWay,
): Promise<Marker[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (t.employee_id, checks.name) t.id, t.employee_id as "employeeId", checks.name as "check",
      (extract(epoch from ${at}) * 1000)::float8 as "at"
    from ${table} t
    join employees e on e.id = t.employee_id
    join services s on s.id = t.service_id
    cross join unnest(s.checks) as checks(name)
    where t.employee_id = any(${uuids(employeeIds)}) and t.client_number = ${clientNumber} and ${isOpen}
      and ${isSelected(seen)} and not ${isDone(employeeIds, at)}
    order by t.employee_id, checks.name, ${at} desc, t.id`)
  return rows.map(row => ({ ...row, at: instantFromMillis(row.at) }))
}

/** The latest order for each employee and check that is neither closed nor withdrawn, and has no newer certificate. */
export function sentOrders(db: Db, asked: MarkersAsked): Promise<Marker[]> {
  const isOpen = sql`t.state <> 'closed'`
  return latestMarkers(db, asked, { table: sql`orders`, at: sql`t.created_at`, isOpen })
}

/** The latest visit for each employee and check that is not cancelled, and has no newer certificate. */
export function bookedVisits(db: Db, asked: MarkersAsked): Promise<Marker[]> {
  const isOpen = sql`t.cancelled_at is null`
  return latestMarkers(db, asked, { table: sql`bookings`, at: sql`t.starts_at`, isOpen })
}
