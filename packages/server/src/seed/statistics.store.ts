import type { DemoJournalVisit } from '@salvia/fixtures/demo-world'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { visits } from '../db/schema/statistics.ts'

/**
 * Inserts visits in one statement, and lets the planner know how many there are before they are counted. The feed's way in,
 * which keeps a version of each line, takes a second for so many.
 */
export async function insertVisits(tx: Db, demo: readonly DemoJournalVisit[]): Promise<void> {
  await tx.execute(sql`
    insert into ${visits} (feed_id, client_number, pid, at, category, cause, is_preventive, ordered_by)
    select id, "clientNumber", pid, at, category, cause, preventive, "orderedBy"
    from jsonb_to_recordset(${JSON.stringify(demo)}::jsonb) as visit (
      id text, "clientNumber" text, pid text, at timestamptz, category text, cause text, preventive boolean,
      "orderedBy" text)`)
  await tx.execute(sql`analyze visits, employees, unit_memberships`)
}
