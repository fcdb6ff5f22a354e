import type { UnitHistory, UnitMembership } from '@salvia/core/coworkers'
import type { Instant } from '@salvia/core/primitives'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { employees, units } from '../db/schema/organisation.ts'
import { unitHistories, unitMemberships } from '../db/schema/unit-history.ts'

/** A period in a unit, with the names of the unit from the top. The unit may be closed today. */
export interface NamedMembership extends UnitMembership {
  readonly unitPath: readonly string[]
}

/** The units that an employee has belonged to, the earliest first. */
export async function membershipsOf(db: Db, employeeId: string): Promise<UnitHistory<NamedMembership>> {
  const [company] = await db
    .select({ recordedSince: unitHistories.recordedSince })
    .from(unitHistories)
    .innerJoin(employees, eq(employees.clientNumber, unitHistories.clientNumber))
    .where(eq(employees.id, employeeId))
  const memberships = await db
    .select({
      unitId: unitMemberships.unitId,
      unitPath: units.path,
      startedAt: unitMemberships.startedAt,
      endedAt: unitMemberships.endedAt,
    })
    .from(unitMemberships)
    .innerJoin(units, eq(units.id, unitMemberships.unitId))
    .where(eq(unitMemberships.employeeId, employeeId))
    .orderBy(asc(unitMemberships.startedAt))
  return { recordedSince: company?.recordedSince ?? null, memberships }
}

/**
 * Records where the employees of a company belong now, after an import: who left or moved ended a period, and who
 * joined, moved or returned began one. Every import gets a moment of its own, even if clocks differ: at the earliest one
 * millisecond after the last one recorded.
 */
export async function recordMemberships(tx: Db, clientNumber: string, now: Instant): Promise<void> {
  const moment = await nextMoment(tx, clientNumber, now)
  await tx.insert(unitHistories).values({ clientNumber, recordedSince: moment }).onConflictDoNothing()
  await tx.execute(sql`
    update unit_memberships present set ended_at = ${moment}
    from employees e
    where e.id = present.employee_id and e.client_number = ${clientNumber} and present.ended_at is null
      and (e.ended_at is not null or e.unit_id <> present.unit_id)`)
  await tx.execute(sql`
    insert into unit_memberships (employee_id, unit_id, started_at, previous_ended_at)
    select e.id, e.unit_id, ${moment}, max(earlier.ended_at)
    from employees e left join unit_memberships earlier on earlier.employee_id = e.id
    where e.client_number = ${clientNumber} and e.ended_at is null
    group by e.id
    having count(*) filter (where earlier.employee_id is not null and earlier.ended_at is null) = 0`)
}

async function nextMoment(tx: Db, clientNumber: string, now: Instant): Promise<Instant> {
  const [row] = await tx
    .select({
      moment: sql<Instant>`greatest(${now}::timestamptz,
        max(greatest(${unitMemberships.startedAt}, ${unitMemberships.endedAt})) + interval '1 millisecond')`.mapWith(
        unitMemberships.startedAt,
      ),
    })
    .from(unitMemberships)
    .innerJoin(employees, eq(employees.id, unitMemberships.employeeId))
    .where(eq(employees.clientNumber, clientNumber))
  return row?.moment ?? now
}
