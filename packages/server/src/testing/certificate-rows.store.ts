import type { IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { certificates } from '../db/schema/certificates.ts'
import { employees } from '../db/schema/organisation.ts'

type NewEntry = typeof certificates.$inferInsert

/** Some employees of a company. */
export async function employeeIds(db: Db, clientNumber: string, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.clientNumber, clientNumber), isNull(employees.endedAt)))
    .orderBy(asc(employees.pid))
    .limit(count)
  return rows.map(({ id }) => id)
}

/** Gives employees these entries and no others, and answers how to read the kept days of them in the same order. */
export async function writeEntries(
  db: Db,
  ofEmployees: readonly string[],
  rows: readonly NewEntry[],
): Promise<() => Promise<(IsoDate | null)[]>> {
  await db.delete(certificates).where(inArray(certificates.employeeId, [...ofEmployees]))
  const ids =
    rows.length === 0
      ? []
      : await db
          .insert(certificates)
          .values([...rows])
          .returning({ id: certificates.id })
  return async () => {
    const found = await db
      .select({ id: certificates.id, day: certificates.supersededFrom })
      .from(certificates)
      .where(inArray(certificates.employeeId, [...ofEmployees]))
    const byId = new Map(found.map(({ id, day }) => [id, day]))
    return ids.map(({ id }) => byId.get(id) ?? null)
  }
}
