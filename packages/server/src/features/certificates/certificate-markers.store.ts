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

const milliseconds = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::float8`
const markers = (rows: readonly Row[]): Marker[] =>
  rows.map(row => ({ ...row, at: instantFromMillis(row.at) }))

/** A certificate of the journal, or a check without one, from this day or later: then what was sent for the check is done. */
const isDone = (employeeIds: readonly string[], employee: SQL, since: SQL) => sql`exists (
  select 1 from certificates renewed
  where renewed.employee_id = any(${uuids(employeeIds)}) and renewed.employee_id = ${employee} and renewed.medical_check = checks.name and renewed.origin = 'journal'
    and renewed.issued_on >= (${since} at time zone 'Europe/Stockholm')::date
  union all
  select 1 from unissued_checks done
  where done.employee_id = ${employee} and done.medical_check = checks.name
    and done.done_on >= (${since} at time zone 'Europe/Stockholm')::date)`

/** The latest order for each employee and check that is neither closed nor withdrawn, and has no newer certificate. */
export async function sentOrders(
  db: Db,
  { clientNumber, employeeIds, seen }: MarkersAsked,
): Promise<Marker[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (o.employee_id, checks.name) o.id, o.employee_id as "employeeId", checks.name as "check",
      ${milliseconds(sql`o.created_at`)} as "at"
    from orders o
    join employees e on e.id = o.employee_id
    join services s on s.id = o.service_id
    cross join unnest(s.checks) as checks(name)
    where o.employee_id = any(${uuids(employeeIds)}) and o.client_number = ${clientNumber} and o.state <> 'closed'
      and ${isSelected(seen)} and not ${isDone(employeeIds, sql`o.employee_id`, sql`o.created_at`)}
    order by o.employee_id, checks.name, o.created_at desc, o.id`)
  return markers(rows)
}

/** The latest visit for each employee and check that is not cancelled, and has no newer certificate. */
export async function bookedVisits(
  db: Db,
  { clientNumber, employeeIds, seen }: MarkersAsked,
): Promise<Marker[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (b.employee_id, checks.name) b.id, b.employee_id as "employeeId", checks.name as "check",
      ${milliseconds(sql`b.starts_at`)} as "at"
    from bookings b
    join employees e on e.id = b.employee_id
    join services s on s.id = b.service_id
    cross join unnest(s.checks) as checks(name)
    where b.employee_id = any(${uuids(employeeIds)}) and b.client_number = ${clientNumber}
      and b.cancelled_at is null and ${isSelected(seen)} and not ${isDone(employeeIds, sql`b.employee_id`, sql`b.starts_at`)}
    order by b.employee_id, checks.name, b.starts_at desc, b.id`)
  return markers(rows)
}
