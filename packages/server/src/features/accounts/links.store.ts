import type { Instant } from '@salvia/core/primitives'
import { and, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type LinkPurpose, mailedLinks } from '../../db/schema/links.ts'

/** A link that was mailed. */
export type MailedLink = Pick<
  typeof mailedLinks.$inferSelect,
  'id' | 'accountId' | 'purpose' | 'expiresAt' | 'usedAt' | 'subscriptionId' | 'pid' | 'realm'
>

const LINK_FIELDS = {
  id: mailedLinks.id,
  accountId: mailedLinks.accountId,
  purpose: mailedLinks.purpose,
  expiresAt: mailedLinks.expiresAt,
  usedAt: mailedLinks.usedAt,
  subscriptionId: mailedLinks.subscriptionId,
  pid: mailedLinks.pid,
  realm: mailedLinks.realm,
}

export async function insertLink(db: Db, link: typeof mailedLinks.$inferInsert): Promise<string> {
  const [row] = await db.insert(mailedLinks).values(link).returning({ id: mailedLinks.id })
  if (!row) throw new Error('The link was not kept.')
  return row.id
}

export async function insertLinks(
  db: Db,
  links: readonly (typeof mailedLinks.$inferInsert)[],
): Promise<void> {
  await db.insert(mailedLinks).values([...links])
}

/** The link of a secret, if it has this purpose. */
export async function linkOf(
  db: Db,
  purpose: LinkPurpose,
  secretHash: string,
): Promise<MailedLink | undefined> {
  const [link] = await db
    .select(LINK_FIELDS)
    .from(mailedLinks)
    .where(and(eq(mailedLinks.secretHash, secretHash), eq(mailedLinks.purpose, purpose)))
  return link
}

export async function linkById(db: Db, id: string): Promise<MailedLink | undefined> {
  const [link] = await db.select(LINK_FIELDS).from(mailedLinks).where(eq(mailedLinks.id, id))
  return link
}

/** Gives an unused link a new secret. False if the link has been used or has expired. */
export async function replaceSecret(db: Db, id: string, secretHash: string, now: Instant): Promise<boolean> {
  const replaced = await db
    .update(mailedLinks)
    .set({ secretHash })
    .where(and(eq(mailedLinks.id, id), isNull(mailedLinks.usedAt), gte(mailedLinks.expiresAt, now)))
    .returning({ id: mailedLinks.id })
  return replaced.length > 0
}

/** Marks a link as used. False if it was used or replaced before, or has expired. */
export async function useLink(db: Db, id: string, now: Instant): Promise<boolean> {
  const used = await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(eq(mailedLinks.id, id), isNull(mailedLinks.usedAt), gte(mailedLinks.expiresAt, now)))
    .returning({ id: mailedLinks.id })
  return used.length > 0
}

/** Ends the links of an account for one purpose, except the link that replaces them. */
export async function retireLinks(
  db: Db,
  which: { accountId: string; purpose: LinkPurpose; except?: string },
  now: Instant,
): Promise<void> {
  const { accountId, purpose, except } = which
  await db
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        eq(mailedLinks.purpose, purpose),
        isNull(mailedLinks.usedAt),
        except === undefined ? undefined : ne(mailedLinks.id, except),
      ),
    )
}

/** Deletes a link that was never mailed. */
export async function deleteLink(db: Db, id: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.id, id))
}

/** The same for the links of one mail. */
export async function deleteLinks(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(mailedLinks).where(inArray(mailedLinks.id, [...ids]))
}

/** Deletes links that expired so long ago that nobody opens them any more. */
export async function sweepLinks(db: Db, expiredBefore: Instant): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, expiredBefore))
}
