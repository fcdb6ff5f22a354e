import type { ListedUnit } from '@salvia/core/lists'
import { sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { uuids } from '../../db/uuids.ts'

/**
 * The units of those whose entries the caller may see, and the units above them, in no order. It asks no entry, since that
 * would read all of them for each page. The root, which has no name, is not one of them.
 */
export async function seenUnits(
  db: Db,
  { clientNumber, employees }: { readonly clientNumber: string; readonly employees: EmployeeSelection },
): Promise<ListedUnit[]> {
  const { rows } = await db.execute<{ [Key in keyof ListedUnit]: ListedUnit[Key] }>(sql`
    with paths as (
      select distinct units.path[1:depth] as path
      from units, generate_series(1, cardinality(units.path)) depth
      where units.id = any(${uuids(employees.units)})
        or units.id in (select unit_id from employees where id = any(${uuids(employees.with)})))
    select units.id, units.path
    from units join paths on paths.path = units.path
    where units.client_number = ${clientNumber}`)
  return rows
}
