import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbedded } from '../db/embedded.ts'

/** How many idempotency keys a call still holds, in the data folder of a server that has stopped. */
export async function heldKeys(dataFolder: string): Promise<number> {
  const database = await openEmbedded({ folder: join(dataFolder, 'database') })
  try {
    const held = sql`select count(*)::int as count from idempotency_keys where leased_until is not null`
    const { rows } = await database.db.execute(held)
    return Number(rows[0]?.count)
  } finally {
    await database.close()
  }
}
