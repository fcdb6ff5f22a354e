import type { ProviderToken } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isMakerGone } from '../../access/case-workers.store.ts'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { providerTokens } from '../../db/schema/feeds.ts'

/** Condition for tokens that are neither revoked nor expired. A token still works at its very end. */
function isKept(now: Instant): SQL | undefined {
  return and(isNull(providerTokens.revokedAt), gte(providerTokens.expiresAt, now))
}

/** The tokens that are neither revoked nor expired, the oldest first. Those whose makers are gone are marked as ended. */
export async function keptProviderTokens(db: Db, now: Instant): Promise<ProviderToken[]> {
  const rows = await db
    .select({ token: providerTokens, maker: accounts, isGone: isMakerGone() })
    .from(providerTokens)
    .leftJoin(accounts, eq(accounts.id, providerTokens.createdBy))
    .where(isKept(now))
    .orderBy(asc(providerTokens.createdAt), asc(providerTokens.id))
  return rows.map(({ token, maker, isGone }) => ({
    ...shape(token, maker && personName(maker)),
    endedBecause: isGone ? 'maker-gone' : null,
  }))
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

/** Revokes the tokens with an id or a name that are neither revoked nor expired. Returns their ids. */
export async function revokeProviderTokens(db: Db, idOrName: string, now: Instant): Promise<string[]> {
  const named = or(eq(sql`${providerTokens.id}::text`, idOrName), eq(providerTokens.name, idOrName))
  const revoked = await db
    .update(providerTokens)
    .set({ revokedAt: now })
    .where(and(isKept(now), named))
    .returning({ id: providerTokens.id })
  return revoked.map(({ id }) => id)
}

/** Tokens by id, ended or not, the oldest first. */
export function providerTokensOf(
  db: Db,
  ids: readonly string[],
): Promise<(typeof providerTokens.$inferSelect)[]> {
  return db
    .select()
    .from(providerTokens)
    .where(inArray(providerTokens.id, [...ids]))
    .orderBy(asc(providerTokens.createdAt), asc(providerTokens.id))
}

function shape(row: typeof providerTokens.$inferSelect, createdBy: string | null): ProviderToken {
  const { id, name, kinds, createdAt, expiresAt, lastUsedAt } = row
  return { id, name, kinds, createdAt, createdBy, expiresAt, lastUsedAt, endedBecause: null }
}
