import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { checkNotes } from '../../db/schema/certificates.ts'

export type NewNote = typeof checkNotes.$inferInsert
/** A note, and the one that takes it back. */
export interface NoteRow {
  readonly note: typeof checkNotes.$inferSelect
  readonly takenBack: Pick<typeof checkNotes.$inferSelect, 'by' | 'at'> | null
}

const back = alias(checkNotes, 'back')
const COLUMNS = { note: checkNotes, takenBack: { by: back.by, at: back.at } }

/** The notes about an employee, the latest first. */
export async function notesOfEmployee(db: Db, employeeId: string): Promise<NoteRow[]> {
  return db
    .select(COLUMNS)
    .from(checkNotes)
    .leftJoin(back, eq(back.takesBack, checkNotes.id))
    .where(and(eq(checkNotes.employeeId, employeeId), isNull(checkNotes.takesBack)))
    .orderBy(desc(checkNotes.date), desc(checkNotes.at), asc(checkNotes.id))
}

/** One note of a company, whoever asks. */
export async function noteById(
  db: Db,
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
): Promise<NoteRow | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(checkNotes)
    .leftJoin(back, eq(back.takesBack, checkNotes.id))
    .where(
      and(eq(checkNotes.id, id), eq(checkNotes.clientNumber, clientNumber), isNull(checkNotes.takesBack)),
    )
  return row
}

/** How many notes there are about an employee, those that were taken back too. */
export async function countNotes(db: Db, employeeId: string): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(checkNotes)
    .where(and(eq(checkNotes.employeeId, employeeId), isNull(checkNotes.takesBack)))
  return row?.notes ?? 0
}

export async function insertNote(tx: Db, note: NewNote): Promise<NoteRow['note']> {
  const [row] = await tx.insert(checkNotes).values(note).returning()
  if (!row) throw new Error('The note was not kept.')
  return row
}

/** Adds the note that takes another back, unless there is one: of two users at once, one does. */
export async function insertTakingBack(
  tx: Db,
  note: NewNote & { readonly takesBack: string },
): Promise<boolean> {
  const rows = await tx
    .insert(checkNotes)
    .values(note)
    .onConflictDoNothing({ target: checkNotes.takesBack })
    .returning({ id: sql<string>`id` })
  return rows.length > 0
}
