import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replyTemplates } from '../../db/schema/matters.ts'

type Row = typeof replyTemplates.$inferSelect
type Written = Pick<Row, 'title' | 'text' | 'updatedAt'>

const { id, title, text } = replyTemplates
const ANSWERED = { id, title, text }
type Answered = Pick<Row, keyof typeof ANSWERED>

export async function allTemplates(db: Db): Promise<Answered[]> {
  return db.select(ANSWERED).from(replyTemplates)
}

/** How many there are. Nobody else adds one until the transaction ends. */
export async function countLocked(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reply templates', 0))`)
  return tx.$count(replyTemplates)
}

export async function insertTemplate(tx: Db, written: Written): Promise<Answered> {
  const [row] = await tx.insert(replyTemplates).values(written).returning(ANSWERED)
  if (!row) throw new Error('The template was not kept.')
  return row
}

/** Changes a template; undefined if there is none. */
export async function updateTemplate(tx: Db, which: string, written: Written): Promise<Answered | undefined> {
  const [row] = await tx.update(replyTemplates).set(written).where(eq(id, which)).returning(ANSWERED)
  return row
}

/** Whether there was one to delete. */
export async function deleteTemplate(tx: Db, which: string): Promise<boolean> {
  return (await tx.delete(replyTemplates).where(eq(id, which)).returning({ id })).length > 0
}
