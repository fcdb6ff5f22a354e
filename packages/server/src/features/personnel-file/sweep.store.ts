import type { Instant } from '@salvia/core/primitives'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileCases as cases, personnelFileDrafts as drafts } from '../../db/schema/personnel-file.ts'

/** Cases that were finished before a moment and whose original is still stored. */
export async function casesWithOriginal(
  db: Db,
  finishedBefore: Instant,
): Promise<{ id: string; finishedAt: Instant }[]> {
  const rows = await db
    .select({ id: cases.id, finishedAt: cases.finishedAt })
    .from(cases)
    .where(and(lt(cases.finishedAt, finishedBefore), isNull(cases.originalDeletedAt)))
  return rows.flatMap(({ id, finishedAt }) => (finishedAt ? [{ id, finishedAt }] : []))
}

export async function markOriginalsDeleted(db: Db, ids: readonly string[], at: Instant): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(cases)
    .set({ originalDeletedAt: at })
    .where(inArray(cases.id, [...ids]))
}

/** Those keys that a draft or a case still points to. */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<string[]> {
  const ofDrafts = await db
    .select({ key: drafts.fileKey })
    .from(drafts)
    .where(inArray(drafts.fileKey, [...keys]))
  const ofCases = await db
    .select({ key: cases.fileKey })
    .from(cases)
    .where(and(inArray(cases.fileKey, [...keys]), isNull(cases.originalDeletedAt)))
  return [...ofDrafts, ...ofCases].map(row => row.key)
}
