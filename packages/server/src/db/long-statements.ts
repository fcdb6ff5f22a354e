import { sql } from 'drizzle-orm'
import { LONG_STATEMENT_TIMEOUT_MS } from '../process/time-limits.ts'
import type { Db } from './database.ts'

/** Raises the time limit of this transaction's statements, for work over a whole company or database. */
export async function allowLongStatements(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(LONG_STATEMENT_TIMEOUT_MS)}, true)`)
}
