import type { Instant } from '@salvia/core/primitives'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileCases as cases } from '../../db/schema/personnel-file.ts'

/** Cases with a question whose deadline has passed. */
export async function selectUnanswered(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.status, 'FEEDBACK_REQUESTED'), lt(cases.feedbackDeadline, now)))
  return rows.map(row => row.id)
}
