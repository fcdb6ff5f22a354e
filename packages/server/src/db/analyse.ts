import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Tells the planner what there is, after much has changed: the embedded database never does so by itself. */
export async function analyse(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
}
