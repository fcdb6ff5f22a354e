import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { ssoRealms } from '../db/schema/sso.ts'
import type { Realm } from './way-in.ts'

/** A realm with its companies as they are now; undefined if it no longer exists. */
export async function realmOfName(db: Db, name: string): Promise<Realm | undefined> {
  const { realm, clientNumbers } = ssoRealms
  const [row] = await db.select({ name: realm, clientNumbers }).from(ssoRealms).where(eq(realm, name))
  return row
}
