import type { MedicalCheck } from '@salvia/core/certificates'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { certificates, checkNotes } from '../../db/schema/certificates.ts'
import { employees } from '../../db/schema/organisation.ts'
import { unitHistories, unitMemberships } from '../../db/schema/unit-history.ts'
import { uuids } from '../../db/uuids.ts'

/** Somebody who belonged to a unit at a moment. */
export interface MemberRow {
  readonly unitId: string
  readonly employee: Pick<
    typeof employees.$inferSelect,
    'id' | 'pid' | 'firstName' | 'lastName' | 'title' | 'protectedIdentity' | 'unitId' | 'sortName'
  >
}

const MEMBER = {
  id: employees.id,
  pid: employees.pid,
  firstName: employees.firstName,
  lastName: employees.lastName,
  title: employees.title,
  protectedIdentity: employees.protectedIdentity,
  unitId: employees.unitId,
  sortName: employees.sortName,
}

/** From when on it is known who belonged to which unit; null for a company without an import. */
export async function recordedSince(db: Db, clientNumber: string): Promise<Instant | null> {
  const [row] = await db
    .select({ since: unitHistories.recordedSince })
    .from(unitHistories)
    .where(eq(unitHistories.clientNumber, clientNumber))
  return row?.since ?? null
}

/** Who belonged to units at a moment, those who have left since too. */
export async function membersAt(db: Db, unitIds: readonly string[], at: Instant): Promise<MemberRow[]> {
  const { unitId, startedAt, endedAt, employeeId } = unitMemberships
  return db
    .select({ unitId, employee: MEMBER })
    .from(unitMemberships)
    .innerJoin(employees, eq(employees.id, employeeId))
    .where(
      and(
        sql`${unitId} = any(${uuids(unitIds)})`,
        lte(startedAt, at),
        sql`(${endedAt} is null or ${endedAt} > ${at})`,
      ),
    )
}

/** Who belongs to units today. */
export async function membersToday(db: Db, unitIds: readonly string[]): Promise<MemberRow[]> {
  return db
    .select({ unitId: employees.unitId, employee: MEMBER })
    .from(employees)
    .where(and(sql`${employees.unitId} = any(${uuids(unitIds)})`, isNull(employees.endedAt)))
}

interface KnownAsked {
  readonly employeeIds: readonly string[]
  readonly on: IsoDate
  readonly check: MedicalCheck | undefined
}

/** The entries of employees that had begun on a day and were not removed then: withdrawn ones are gone. */
export async function entriesOn(db: Db, { employeeIds, on, check }: KnownAsked) {
  const { employeeId, medicalCheck, origin, startsOn, endsOn, isEmployersStatement, limitation } =
    certificates
  return db
    .select({ employeeId, medicalCheck, origin, startsOn, endsOn, isEmployersStatement, limitation })
    .from(certificates)
    .where(
      and(
        sql`${employeeId} = any(${uuids(employeeIds)})`,
        lte(startsOn, on),
        check === undefined ? undefined : eq(medicalCheck, check),
        sql`(${certificates.removedAt} is null
          or (${certificates.removedAt} at time zone 'Europe/Stockholm')::date > ${on})`,
      ),
    )
}

/** The notes about employees up to a day that nobody has taken back. */
export async function notesUntil(db: Db, { employeeIds, on, check }: KnownAsked) {
  const { employeeId, medicalCheck, kind, date, takesBack } = checkNotes
  const back = alias(checkNotes, 'back')
  return db
    .select({ employeeId, medicalCheck, kind, date })
    .from(checkNotes)
    .leftJoin(back, eq(back.takesBack, checkNotes.id))
    .where(
      and(
        sql`${employeeId} = any(${uuids(employeeIds)})`,
        lte(date, on),
        check === undefined ? undefined : eq(medicalCheck, check),
        isNull(takesBack),
        isNull(back.id),
      ),
    )
}
