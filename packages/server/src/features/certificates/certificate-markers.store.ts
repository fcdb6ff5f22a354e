import type { MedicalCheck } from '@salvia/core/certificates'
import type { MatterProgress } from '@salvia/core/matters'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

/** Whose markers are asked, among those whose orders or bookings the caller may see. */
interface MarkersAsked {
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

/** Those that are open, and have led to no certificate since, each with its check: `checks.name`. */
const underWay = ({ clientNumber, employeeIds, seen }: MarkersAsked, { table, at, isOpen }: UnderWay) => sql`
  from ${table} t
  join employees e on e.id = t.employee_id
  join services s on s.id = t.service_id
  cross join unnest(s.checks) as checks(name)
  where t.employee_id = any(${uuids(employeeIds)}) and t.client_number = ${clientNumber} and ${isOpen}
    and ${isSelected(seen)} and not ${isDone(employeeIds, at)}`

/** What every marker tells. */
const markerColumns = (at: SQL) => sql`t.id, t.employee_id as "employeeId", checks.name as "check",
  (extract(epoch from ${at}) * 1000)::float8 as "at"`

/** An instant as the database answers it: with milliseconds. */
type Millis = number
type Answered<T> = { [K in keyof T]: T[K] extends Instant | null ? Millis | Extract<T[K], null> : T[K] }

/** An order that has not been closed. */
type SentOrder = Marker & Pick<MatterProgress, 'state' | 'locksAt'>

/** The orders for each employee and check that have no newer certificate and are not closed, the latest first. */
export async function sentOrders(db: Db, asked: MarkersAsked): Promise<SentOrder[]> {
  const at = sql`t.created_at`
  const { rows } = await db.execute<Answered<SentOrder>>(sql`
    select ${markerColumns(at)}, t.state, (extract(epoch from t.locks_at) * 1000)::float8 as "locksAt"
    ${underWay(asked, { table: sql`matters`, at, isOpen: sql`t.state <> 'closed'` })}
    order by ${at} desc, t.id`)
  return rows.map(row => ({
    ...row,
    at: instantFromMillis(row.at),
    locksAt: row.locksAt === null ? null : instantFromMillis(row.locksAt),
  }))
}

/** The visits for each employee and check that have no newer certificate and are not cancelled, the latest first. */
export async function bookedVisits(db: Db, asked: MarkersAsked): Promise<Marker[]> {
  const at = sql`t.starts_at`
  const { rows } = await db.execute<Answered<Marker>>(sql`
    select ${markerColumns(at)}
    ${underWay(asked, { table: sql`bookings`, at, isOpen: sql`t.cancelled_at is null` })}
    order by ${at} desc, t.id`)
  return rows.map(row => ({ ...row, at: instantFromMillis(row.at) }))
}
