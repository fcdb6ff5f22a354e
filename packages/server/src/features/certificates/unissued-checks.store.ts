import type { IsoDate } from '@salvia/core/primitives'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { unissuedChecks } from '../../db/schema/certificates.ts'
import { uuids } from '../../db/uuids.ts'
import type { CheckOfEmployee } from './issued-certificates.store.ts'

/** A check that was done without a certificate, as it is stored. */
export type UnissuedCheck = typeof unissuedChecks.$inferInsert

export async function putUnissued(tx: Db, rows: readonly UnissuedCheck[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(unissuedChecks)
    .values([...rows])
    .onConflictDoUpdate({
      target: unissuedChecks.feedId,
      set: {
        clientNumber: sql`excluded.client_number`,
        employeeId: sql`excluded.employee_id`,
        medicalCheck: sql`excluded.medical_check`,
        doneOn: sql`excluded.done_on`,
      },
    })
}

export async function deleteUnissued(tx: Db, feedIds: readonly string[]): Promise<void> {
  if (feedIds.length > 0) await tx.delete(unissuedChecks).where(inArray(unissuedChecks.feedId, [...feedIds]))
}

export const checkKey = ({ employeeId, medicalCheck }: CheckOfEmployee): string =>
  `${employeeId} ${medicalCheck}`

/** When each check of some employees was last done without a certificate, where none has been issued since: by `checkKey`. */
export async function unissuedSince(
  db: Db,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, IsoDate>> {
  if (employeeIds.length === 0) return new Map()
  const { rows } = await db.execute<CheckOfEmployee & { doneOn: IsoDate } & Record<string, unknown>>(sql`
    select d.employee_id "employeeId", d.medical_check "medicalCheck", max(d.done_on)::text "doneOn"
    from unissued_checks d
    where d.employee_id = any(${uuids(employeeIds)}) and not exists (
      select 1 from certificates c
      where c.employee_id = any(${uuids(employeeIds)}) and c.employee_id = d.employee_id
        and c.medical_check = d.medical_check and c.origin = 'journal' and c.issued_on >= d.done_on)
    group by 1, 2`)
  return new Map(rows.map(row => [checkKey(row), row.doneOn]))
}
