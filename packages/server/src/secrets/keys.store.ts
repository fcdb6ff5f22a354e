import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { keys } from '../db/schema/platform.ts'

/** The value of a key that all server processes share. The first process makes it. */
export async function sharedKey(db: Db, name: string, make: () => string): Promise<string> {
  await db.insert(keys).values({ name, value: make() }).onConflictDoNothing()
  const [row] = await db.select({ value: keys.value }).from(keys).where(eq(keys.name, name))
  if (!row) throw new Error(`The key ${name} is gone.`)
  return row.value
}
