import type { QueryOf } from '@salvia/core/lists'
import { foldedSearchText, type IsoDate, searchWords } from '@salvia/core/primitives'
import type { sampleNotesList } from '@salvia/core/sample-notes'
import { and, asc, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sampleNotes } from '../../db/schema/sample-notes.ts'
import type { ListRange } from '../../lists/list-source.ts'

export type SampleNoteRow = typeof sampleNotes.$inferSelect

/** What is asked of a company's sample notes on a day. */
export interface SampleNotesQuery extends QueryOf<typeof sampleNotesList> {
  readonly clientNumber: string
  readonly today: IsoDate
}

const isOverdue = (today: IsoDate): SQL => lt(sampleNotes.dueOn, today)

function found({ clientNumber, q }: SampleNotesQuery): SQL | undefined {
  const words = searchWords(foldedSearchText(q))
  return and(
    eq(sampleNotes.clientNumber, clientNumber),
    ...words.map(word => sql`position(${word} in ${sampleNotes.searchText}) > 0`),
  )
}

export async function countSampleNotes(
  db: Db,
  query: SampleNotesQuery,
): Promise<{ all: number; overdue: number }> {
  const overdue = sql<number>`count(*) filter (where ${isOverdue(query.today)})`.mapWith(Number)
  const [counts] = await db.select({ all: count(), overdue }).from(sampleNotes).where(found(query))
  return counts ?? { all: 0, overdue: 0 }
}

export function selectSampleNotes(
  db: Db,
  query: SampleNotesQuery,
  { limit, offset }: Omit<ListRange<SampleNoteRow>, 'after'>,
): Promise<SampleNoteRow[]> {
  const column = query.sort.endsWith('title') ? sampleNotes.sortTitle : sampleNotes.dueOn
  const order = query.sort.startsWith('-') ? desc : asc
  return db
    .select()
    .from(sampleNotes)
    .where(and(found(query), query.filter === 'overdue' ? isOverdue(query.today) : undefined))
    .orderBy(order(column), order(sampleNotes.id))
    .limit(limit)
    .offset(offset)
}

/** One of a company; undefined for one that does not exist and for another company's. */
export async function findSampleNote(
  db: Db,
  clientNumber: string,
  id: string,
): Promise<SampleNoteRow | undefined> {
  const [row] = await db
    .select()
    .from(sampleNotes)
    .where(and(eq(sampleNotes.clientNumber, clientNumber), eq(sampleNotes.id, id)))
  return row
}
