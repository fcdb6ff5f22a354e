import type { FilterOf, QueryOf } from '@salvia/core/lists'
import { MATTER_STATUS_RULES } from '@salvia/core/matters'
import { foldedSearchText, type Instant, searchWords } from '@salvia/core/primitives'
import type { sampleNotesList } from '@salvia/core/sample-notes'
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import { sampleNotes } from '../../db/schema/sample-notes.ts'
import { countsUnder, statusCondition } from '../../lists/stored-list/status-condition.store.ts'
import { lockMatter, type Matter } from '../matters/matters.store.ts'

/** A sample note: its matter, and what was written. */
export interface SampleNoteRow {
  readonly matter: Matter
  readonly title: string
  readonly text: string
}

/** What is asked of a company's sample notes, and when. */
interface SampleNotesQuery extends QueryOf<typeof sampleNotesList> {
  readonly clientNumber: string
  readonly now: Instant
}
type Filter = FilterOf<(typeof sampleNotesList)['declaration']>

const isSampleNote = eq(matters.kind, 'sample-note')

/** What is asked, whatever the filter. */
function isAsked({ clientNumber, q }: SampleNotesQuery): SQL | undefined {
  const words = searchWords(foldedSearchText(q))
  const holds = words.map(word => sql`position(${word} in ${matters.searchText}) > 0`)
  return and(isSampleNote, eq(matters.clientNumber, clientNumber), ...holds)
}

function under(filter: Filter, now: Instant): SQL {
  return filter === 'all' ? sql`true` : statusCondition(MATTER_STATUS_RULES[filter], matters, now)
}

export async function countSampleNotes(db: Db, query: SampleNotesQuery): Promise<Record<Filter, number>> {
  const { now } = query
  const counts = countsUnder({
    ...{ all: under('all', now), sent: under('sent', now), received: under('received', now) },
    ...{ handled: under('handled', now), closed: under('closed', now) },
  })
  const [row] = await db.select(counts).from(matters).where(isAsked(query))
  return row ?? { all: 0, sent: 0, received: 0, handled: 0, closed: 0 }
}

export function selectSampleNotes(
  db: Db,
  query: SampleNotesQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SampleNoteRow[]> {
  const order = query.sort === 'sent' ? asc : desc
  return selected(db, and(isAsked(query), under(query.filter, query.now)))
    .orderBy(order(matters.createdAt), order(matters.id))
    .limit(limit)
    .offset(offset)
}

/** The sample notes with these ids, of whichever customer, in no order. */
export function sampleNotesWithIds(db: Db, ids: readonly string[]): Promise<SampleNoteRow[]> {
  return selected(db, and(isSampleNote, inArray(matters.id, [...ids])))
}

/** The sample note, locked until the transaction ends. */
export async function lockSampleNote(tx: Db, id: string): Promise<SampleNoteRow | undefined> {
  await lockMatter(tx, id)
  const [row] = await sampleNotesWithIds(tx, [id])
  return row
}

function selected(db: Db, which: SQL | undefined) {
  const { title, text } = sampleNotes
  return db
    .select({ matter: getTableColumns(matters), title, text })
    .from(matters)
    .innerJoin(sampleNotes, eq(sampleNotes.id, matters.id))
    .where(which)
}
