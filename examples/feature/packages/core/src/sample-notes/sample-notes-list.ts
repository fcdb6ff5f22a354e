import { z } from 'zod'
import { defineList } from '../lists/index.ts'
import { matterStatuses } from '../matters/index.ts'
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
    filter: { name: 'status', values: ['all', ...matterStatuses.codes] },
    sorts: ['sent'],
    defaultSort: '-sent',
    isSearchable: true,
  },
  [
    { key: 'number', header: { sv: 'Nummer', en: 'Number' }, value: row => row.number },
    { key: 'title', header: { sv: 'Rubrik', en: 'Title' }, value: row => row.title },
    {
      key: 'promisedOn',
      header: { sv: 'Svar senast', en: 'Answer by' },
      value: row => row.promisedOn && { date: row.promisedOn },
    },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)
