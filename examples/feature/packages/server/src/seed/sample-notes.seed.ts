import { addDays, foldedSearchText, stockholmDate } from '@salvia/core/primitives'
import { insertAll } from '../db/insert-all.store.ts'
import { sampleNotes } from '../db/schema/sample-notes.ts'
import type { DemoPart } from './demo-part.ts'

/** With how many days there are left. */
const TITLES = { Ergonomi: -1, Åtgärdsplan: 0, Hälsokontroll: 1 }

/** Three for each company: due yesterday, today and tomorrow. */
export const sampleNotesSeed: DemoPart = (tx, { world, now }) => {
  const rows = Object.entries(TITLES).map(([title, days]) => {
    const dueOn = addDays(stockholmDate(now), days)
    return { title, dueOn, searchText: foldedSearchText(title), text: `${title}.` }
  })
  return insertAll(
    tx,
    sampleNotes,
    world.companies.flatMap(({ clientNumber }) => rows.map(row => ({ ...row, clientNumber }))),
  )
}
