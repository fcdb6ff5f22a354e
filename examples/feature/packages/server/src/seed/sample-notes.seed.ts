import { addDays, foldedSearchText, sortKey, stockholmDate } from '@salvia/core/primitives'
import { insertAll } from '../db/insert-all.store.ts'
import { sampleNotes } from '../db/schema/sample-notes.ts'
import type { DemoPart } from './demo-part.ts'

const TITLES = ['Ergonomi', 'Åtgärdsplan', 'Hälsokontroll']
const FIRST_DUE_DAYS_AGO = 1

/** Three for each company: due yesterday, today and tomorrow. */
export const sampleNotesSeed: DemoPart = (tx, { world, now, services }) =>
  insertAll(
    tx,
    sampleNotes,
    world.companies.flatMap(({ clientNumber }) =>
      TITLES.map((title, index) => ({
        clientNumber,
        title,
        sortTitle: sortKey(title),
        searchText: foldedSearchText(title),
        text: `${title}.`,
        dueOn: addDays(stockholmDate(now), index - FIRST_DUE_DAYS_AGO),
        createdAt: services.clock.now(),
      })),
    ),
  )
