import { isExtensiveChange } from '@salvia/core/personnel-file'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { personnelFileCases } from '../../../db/schema/personnel-file.ts'
import type { CaseFacts } from '../case-rows.ts'

/** How the staged rows of a case differ from the company's current employees. */
export interface ChangeCounts {
  readonly before: number
  readonly joining: number
  readonly leaving: number
  readonly moving: number
}

/** Counts by identity number. An employee counts as moved if the path of the unit differs. */
export async function countChanges(db: Db, caseId: string, clientNumber: string): Promise<ChangeCounts> {
  const { rows } = await db.execute<Record<keyof ChangeCounts, number>>(sql`
    with today as (
      select e.pid, u.path from employees e join units u on u.id = e.unit_id
      where e.client_number = ${clientNumber} and e.ended_at is null
    ), staged as (
      select pid, unit_path as path from personnel_file_staged where case_id = ${caseId}
    )
    select count(today.pid)::int as before,
      count(*) filter (where today.pid is null)::int as joining,
      count(*) filter (where staged.pid is null)::int as leaving,
      count(*) filter (where today.path <> staged.path)::int as moving
    from today full join staged using (pid)`)
  return rows[0] ?? { before: 0, joining: 0, leaving: 0, moving: 0 }
}

/** Counts the changes and stores the counts with the case. */
export async function keepChanges(
  db: Db,
  { id, clientNumber }: Pick<CaseFacts, 'id' | 'clientNumber'>,
): Promise<void> {
  const counts = await countChanges(db, id, clientNumber)
  await db
    .update(personnelFileCases)
    .set({ ...counts, extensiveChanges: isExtensiveChange(counts) })
    .where(eq(personnelFileCases.id, id))
}
