import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { allowLongStatements } from './long-statements.ts'
import { transaction } from './transaction.ts'

/** Updates the planner's statistics after large changes. The embedded database never does so by itself. */
export async function analyse(db: Db): Promise<void> {
  await transaction(db, async tx => {
    await allowLongStatements(tx)
    await tx.execute(sql`analyze`)
  })
}
