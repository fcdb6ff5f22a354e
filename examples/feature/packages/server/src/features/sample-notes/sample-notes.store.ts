import type { QueryOf } from '@salvia/core/lists'
import { foldedSearchText, type IsoDate, searchWords } from '@salvia/core/primitives'
import type { sampleNotesList } from '@salvia/core/sample-notes'
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sampleNotes } from '../../db/schema/sample-notes.ts'

export type SampleNoteRow = typeof sampleNotes.$inferSelect

/** What is asked of a company's sample notes, and on which day. */
export interface SampleNotesQuery extends QueryOf<typeof sampleNotesList> {
  readonly clientNumber: string
  readonly today: IsoDate
}

/** What is found under a filter. */
function found(
  { clientNumber, today, q }: SampleNotesQuery,
  filter: SampleNotesQuery['filter'],
): SQL | undefined {
  const words = searchWords(foldedSearchText(q))
  return and(
    eq(sampleNotes.clientNumber, clientNumber),
    ...words.map(word => sql`position(${word} in ${sampleNotes.searchText}) > 0`),
    filter === 'overdue' ? lt(sampleNotes.dueOn, today) : undefined,
  )
}

export async function countSampleNotes(
  db: Db,
  query: SampleNotesQuery,
): Promise<{ all: number; overdue: number }> {
  const [all, overdue] = await Promise.all([
    db.$count(sampleNotes, found(query, 'all')),
    db.$count(sampleNotes, found(query, 'overdue')),
  ])
  return { all, overdue }
}

export function selectSampleNotes(
  db: Db,
  query: SampleNotesQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SampleNoteRow[]> {
  const order = query.sort === 'due' ? asc : desc
  const rows = db.select().from(sampleNotes).where(found(query, query.filter))
  return rows.orderBy(order(sampleNotes.dueOn), order(sampleNotes.id)).limit(limit).offset(offset)
}

/** One of a company; undefined for one that does not exist and for another company's. */
export async function findSampleNote(
  db: Db,
  clientNumber: string,
  id: string,
): Promise<SampleNoteRow | undefined> {
  const isIt = and(eq(sampleNotes.clientNumber, clientNumber), eq(sampleNotes.id, id))
  const [row] = await db.select().from(sampleNotes).where(isIt)
  return row
}
