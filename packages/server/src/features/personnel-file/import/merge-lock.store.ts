import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/** Makes imports of one client number run one at a time, whatever the queue does. Locks until the transaction ends. */
export async function lockImports(tx: Db, clientNumber: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`personnel-file import ${clientNumber}`}, 0))`,
  )
}
