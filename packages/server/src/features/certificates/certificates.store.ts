import type { AttachmentState } from '@salvia/core/conversations'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { feedFiles } from '../../db/schema/feeds.ts'
import { employees, units } from '../../db/schema/organisation.ts'

/** The employee of an entry, under the alias that conditions on employees use. */
export const checkedEmployee = alias(employees, 'e')

export const CERTIFICATE_ROW = {
  certificate: getTableColumns(certificates),
  employee: {
    id: checkedEmployee.id,
    pid: checkedEmployee.pid,
    firstName: checkedEmployee.firstName,
    lastName: checkedEmployee.lastName,
    employmentNumber: checkedEmployee.employmentNumber,
    unitId: checkedEmployee.unitId,
    sortName: checkedEmployee.sortName,
    protectedIdentity: checkedEmployee.protectedIdentity,
  },
  unitPath: units.path,
  /** What the virus scan says of its document; null without one. */
  documentState: sql<AttachmentState | null>`(
    select ${feedFiles.state} from ${feedFiles} where ${feedFiles.sha256} = ${certificates.documentSha256})`,
} as const

/** An entry with the employee, who still works there. */
export interface CertificateRow {
  readonly certificate: typeof certificates.$inferSelect
  readonly employee: Pick<typeof employees.$inferSelect, keyof (typeof CERTIFICATE_ROW)['employee']>
  readonly unitPath: string[]
  readonly documentState: AttachmentState | null
}

const rowsOf = (db: Db) =>
  db
    .select(CERTIFICATE_ROW)
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .$dynamic()

const isKept = () => and(isNull(certificates.removedAt), isNull(checkedEmployee.endedAt))

/** Entries of a company by their ids, also those that a newer certificate has taken the place of. */
export function certificatesById(
  db: Db,
  { clientNumber, ids }: { readonly clientNumber: string; readonly ids: readonly string[] },
): Promise<CertificateRow[]> {
  return rowsOf(db).where(
    and(eq(certificates.clientNumber, clientNumber), inArray(certificates.id, [...ids]), isKept()),
  )
}

/** Every entry of an employee, the latest first. */
export function certificatesOf(db: Db, employeeId: string): Promise<CertificateRow[]> {
  return rowsOf(db)
    .where(and(eq(certificates.employeeId, employeeId), isKept()))
    .orderBy(desc(certificates.startsOn), asc(certificates.id))
}

type NewEntry = typeof certificates.$inferInsert

export async function insertEntry(tx: Db, entry: NewEntry): Promise<void> {
  await tx.insert(certificates).values(entry)
}

/** Removes entries from every list. They stay stored. */
export async function removeEntries(
  tx: Db,
  ids: readonly string[],
  { by, at }: { readonly by: string; readonly at: NewEntry['createdAt'] },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(certificates)
    .set({ removedAt: at, removedBy: by, removedEndsOn: certificates.endsOn })
    .where(inArray(certificates.id, [...ids]))
}
