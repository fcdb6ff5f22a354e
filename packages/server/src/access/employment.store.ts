import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { employees, units } from '../db/schema/organisation.ts'

/** The unit that a person is employed in at a company, by identity number; null where there is none. */
export async function unitOfEmployment(
  db: Db,
  pid: string | null,
  clientNumber: string,
): Promise<{ id: string; path: string[] } | null> {
  if (pid === null) return null
  const [row] = await db
    .select({ id: units.id, path: units.path })
    .from(employees)
    .innerJoin(units, eq(units.id, employees.unitId))
    .where(and(eq(employees.pid, pid), eq(employees.clientNumber, clientNumber), isNull(employees.endedAt)))
  return row ?? null
}

/** Whether a person is employed anywhere. */
export async function isEmployed(db: Db, pid: string): Promise<boolean> {
  const found = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.pid, pid), isNull(employees.endedAt)))
    .limit(1)
  return found.length > 0
}
