import type { UserSettings } from '@salvia/core/profile'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** The fields of an account to change. Absent fields stay. */
type AccountChange = Partial<
  Pick<typeof accounts.$inferInsert, 'firstName' | 'lastName' | 'workPhone' | 'locale'>
>

/** Changes details and the given settings. Other settings stay, also if another tab has just changed them. */
export async function changeDetails(
  db: Db,
  accountId: string,
  change: AccountChange,
  settings: Partial<UserSettings>,
): Promise<typeof accounts.$inferSelect> {
  const [row] = await db
    .update(accounts)
    .set({ ...change, settings: sql`${accounts.settings} || ${JSON.stringify(settings)}::jsonb` })
    .where(eq(accounts.id, accountId))
    .returning()
  if (!row) throw new Error('The account is gone.')
  return row
}

export async function hasPassword(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row?.hash != null
}
