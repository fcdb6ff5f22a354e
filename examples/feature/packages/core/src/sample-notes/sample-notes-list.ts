import { z } from 'zod'
import { defineList, type PageOf } from '../lists/index.ts'
import { sampleNoteSchema } from './sample-note.ts'

/** The sample notes of a company. */
export const sampleNotesList = defineList(
  {
    path: 'sample-notes/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'person',
    feature: 'sample-notes',
    spec: 'assumed',
    summary: 'Lists the sample notes of a company.',
    row: sampleNoteSchema,
    filter: { name: 'status', values: ['all', 'overdue'] },
    sorts: ['due'],
    isSearchable: true,
  },
  [
    { key: 'title', header: { sv: 'Rubrik', en: 'Title' }, value: row => row.title },
    { key: 'dueOn', header: { sv: 'Senast', en: 'Due' }, value: row => ({ date: row.dueOn }) },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)
export type SampleNotePage = PageOf<typeof sampleNotesList>
