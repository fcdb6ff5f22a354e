import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { employees } from '../../db/schema/organisation.ts'

/** The ids of the units in which some employees work, each once. */
export async function employeesUnits(db: Db, employeeIds: readonly string[]): Promise<string[]> {
  if (employeeIds.length === 0) return []
  const rows = await db
    .selectDistinct({ unitId: employees.unitId })
    .from(employees)
    .where(inArray(employees.id, [...employeeIds]))
  return rows.map(({ unitId }) => unitId)
}
