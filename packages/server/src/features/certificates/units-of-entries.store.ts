import type { ListedUnit } from '@salvia/core/lists'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { type CertificateQuestion, isVisible } from './certificate-list.store.ts'
import { checkedEmployee } from './certificates.store.ts'

/**
 * The units in which those work whose entries the caller sees, and the units above them, in no order. None if the caller
 * sees no entry. The root, which has no name, is not one of them.
 */
export async function unitsOfEntries(
  db: Db,
  question: Pick<CertificateQuestion, 'clientNumber' | 'employees' | 'bounds'>,
): Promise<ListedUnit[]> {
  const working = db
    .selectDistinct({ unitId: checkedEmployee.unitId })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(isVisible(question))
  const { rows } = await db.execute<{ [Key in keyof ListedUnit]: ListedUnit[Key] }>(sql`
    with paths as (
      select distinct units.path[1:depth] as path
      from units, generate_series(1, cardinality(units.path)) depth
      where units.id in (${working}))
    select units.id, units.path
    from units join paths on paths.path = units.path
    where units.client_number = ${question.clientNumber}`)
  return rows
}
