import type { Instant } from '@salvia/core/primitives'
import { asc, eq, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { units } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'

/** A unit of a company, open or closed. */
export interface AnyUnit {
  readonly id: string
  readonly parentId: string | null
  readonly path: string[]
  readonly endedAt: Instant | null
}

/** Every unit that a company has or has had, by path. */
export async function allUnits(db: Db, clientNumber: string): Promise<AnyUnit[]> {
  const { id, parentId, path, endedAt } = units
  return db
    .select({ id, parentId, path, endedAt })
    .from(units)
    .where(eq(units.clientNumber, clientNumber))
    .orderBy(asc(path))
}

/** The units of the employees whom a selection names one by one. */
export async function unitsOfNamed(db: Db, { with: ids }: EmployeeSelection): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct e.unit_id as id from employees e where e.id = any(${uuids(ids)}) and e.ended_at is null`)
  return rows.map(({ id }) => id)
}
