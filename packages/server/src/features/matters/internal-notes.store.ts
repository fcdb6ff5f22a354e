import type { InternalNote } from '@salvia/core/matters'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { internalNotes } from '../../db/schema/matters.ts'

/** The notes of case workers about an order, the oldest first. */
export async function notesOf(db: Db, orderId: string): Promise<InternalNote[]> {
  const { id, at, by, text } = internalNotes
  return db
    .select({ id, at, by, text })
    .from(internalNotes)
    .where(eq(internalNotes.matterId, orderId))
    .orderBy(asc(at), asc(id))
}

export async function insertNote(tx: Db, note: Omit<typeof internalNotes.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(internalNotes).values(note)
}
