import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { employees, units } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'

/** The employee of an entry: `e` in statements, as the conditions of access expect. */
export const checkedEmployee = alias(employees, 'e')

/** An entry with what is shown of its employee. */
export interface CertificateRow {
  readonly certificate: typeof certificates.$inferSelect
  readonly employee: Pick<
    typeof employees.$inferSelect,
    | 'id'
    | 'pid'
    | 'firstName'
    | 'lastName'
    | 'title'
    | 'unitId'
    | 'sortName'
    | 'protectedIdentity'
    | 'endedAt'
  >
  readonly unitPath: string[]
}

/** What statements about entries select. */
export const CERTIFICATE_COLUMNS = {
  certificate: getTableColumns(certificates),
  employee: {
    id: checkedEmployee.id,
    pid: checkedEmployee.pid,
    firstName: checkedEmployee.firstName,
    lastName: checkedEmployee.lastName,
    title: checkedEmployee.title,
    unitId: checkedEmployee.unitId,
    sortName: checkedEmployee.sortName,
    protectedIdentity: checkedEmployee.protectedIdentity,
    endedAt: checkedEmployee.endedAt,
  },
  unitPath: units.path,
}

/** Where an entry stands. */
export interface NamedEntry {
  readonly clientNumber: string
  readonly id: string
}

/** One entry of an employed person that is not removed, whoever asks: who may see it is for the caller to judge. */
export async function certificateById(db: Db, named: NamedEntry): Promise<CertificateRow | undefined> {
  const [row] = await certificatesWhere(db, named.clientNumber, eq(certificates.id, named.id))
  return row
}

/** Those of some entries that are there, likewise, in the order of their ids. */
export function certificatesByIds(
  db: Db,
  clientNumber: string,
  ids: readonly string[],
): Promise<CertificateRow[]> {
  return certificatesWhere(db, clientNumber, sql`${certificates.id} = any(${uuids(ids)})`)
}

/** Those of some employees, likewise. */
export function certificatesOfAll(
  db: Db,
  clientNumber: string,
  employeeIds: readonly string[],
): Promise<CertificateRow[]> {
  return certificatesWhere(db, clientNumber, sql`${certificates.employeeId} = any(${uuids(employeeIds)})`)
}

/** Those of one employee, likewise. */
export function certificatesOf(db: Db, clientNumber: string, employeeId: string): Promise<CertificateRow[]> {
  return certificatesWhere(db, clientNumber, eq(certificates.employeeId, employeeId))
}

/** The entries of employed people that are not removed, superseded ones too, in the order of their ids. */
export async function certificatesWhere(
  db: Db,
  clientNumber: string,
  which: SQL | undefined,
): Promise<CertificateRow[]> {
  return db
    .select(CERTIFICATE_COLUMNS)
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .where(
      and(
        eq(certificates.clientNumber, clientNumber),
        isNull(certificates.removedAt),
        isNull(checkedEmployee.endedAt),
        which,
      ),
    )
    .orderBy(asc(certificates.id))
}
