import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const CHUNK = 500

/** Inserts rows in portions: there is a limit on the number of parameters. */
export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx.insert(table).values(rows.slice(from, from + CHUNK))
  }
}
