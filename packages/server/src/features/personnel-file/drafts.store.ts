import type { Report, Template } from '@salvia/core/personnel-file'
import { and, eq, gte, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileDrafts as drafts } from '../../db/schema/personnel-file.ts'

export type DraftRow = typeof drafts.$inferSelect
export type NewDraft = typeof drafts.$inferInsert

export async function insertDraft(tx: Db, draft: NewDraft): Promise<DraftRow> {
  const [row] = await tx.insert(drafts).values(draft).returning()
  if (!row) throw new Error('The draft was not kept.')
  return row
}

/** A draft of a company; undefined for one of another and for one that has expired. */
export async function findDraft(
  db: Db,
  { id, clientNumber, now }: { id: string; clientNumber: string; now: Date },
): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.clientNumber, clientNumber)))
  return row && now <= row.expiresAt ? row : undefined
}

/** The drafts of a company that it can submit still; what a case worker attached for it is theirs. */
export async function unsubmittedDrafts(
  db: Db,
  clientNumber: string,
  now: Date,
): Promise<Pick<DraftRow, 'id' | 'name' | 'expiresAt'>[]> {
  const { id, name, expiresAt } = drafts
  return db
    .select({ id, name, expiresAt })
    .from(drafts)
    .where(
      and(
        eq(drafts.clientNumber, clientNumber),
        isNull(drafts.caseId),
        ne(drafts.source, 'ADMIN'),
        gte(expiresAt, now),
      ),
    )
}

/** Keeps what a review found, with the template it was judged by. */
export async function keepReport(
  db: Db,
  id: string,
  reviewed: { report: Report; template: Template },
): Promise<void> {
  await db.update(drafts).set(reviewed).where(eq(drafts.id, id))
}

/** Notes which case a draft came to. */
export async function tieToCase(tx: Db, id: string, caseId: string): Promise<void> {
  await tx.update(drafts).set({ caseId }).where(eq(drafts.id, id))
}

/** Forgets the drafts whose time is over. */
export async function deleteExpiredDrafts(db: Db, now: Date): Promise<void> {
  await db.delete(drafts).where(lt(drafts.expiresAt, now))
}
