import type { ProviderToken } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { providerTokens } from '../../db/schema/feeds.ts'

/** Condition for tokens that have not ended. A token still works at its very end. */
function isLive(now: Instant): SQL | undefined {
  return and(isNull(providerTokens.revokedAt), gte(providerTokens.expiresAt, now))
}

/** The tokens that have not ended, the oldest first. */
export async function liveProviderTokens(db: Db, now: Instant): Promise<ProviderToken[]> {
  const rows = await db
    .select({ token: providerTokens, maker: accounts })
    .from(providerTokens)
    .leftJoin(accounts, eq(accounts.id, providerTokens.createdBy))
    .where(isLive(now))
    .orderBy(asc(providerTokens.createdAt), asc(providerTokens.id))
  return rows.map(({ token, maker }) => shape(token, maker && personName(maker)))
}

/** Stores a new token. `maker` is the name that the list shows. */
export async function insertProviderToken(
  tx: Db,
  values: typeof providerTokens.$inferInsert,
  maker: string | null,
): Promise<ProviderToken> {
  const [row] = await tx.insert(providerTokens).values(values).returning()
  if (!row) throw new Error('The provider token was not kept.')
  return shape(row, maker)
}

/** Revokes the tokens that have not ended with an id or a name. Returns their ids. */
export async function revokeProviderTokens(db: Db, idOrName: string, now: Instant): Promise<string[]> {
  const named = or(eq(sql`${providerTokens.id}::text`, idOrName), eq(providerTokens.name, idOrName))
  const revoked = await db
    .update(providerTokens)
    .set({ revokedAt: now })
    .where(and(isLive(now), named))
    .returning({ id: providerTokens.id })
  return revoked.map(({ id }) => id)
}

function shape(row: typeof providerTokens.$inferSelect, createdBy: string | null): ProviderToken {
  const { id, name, kinds, createdAt, expiresAt, lastUsedAt } = row
  return { id, name, kinds, createdAt, createdBy, expiresAt, lastUsedAt }
}
