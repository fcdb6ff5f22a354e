import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { sampleNoteDetailsSchema } from './sample-note.ts'
import { sampleNotesList } from './sample-notes-list.ts'

export const sampleNotesContract = defineContract('sampleNotes', {
  ...listCalls(sampleNotesList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'sample-notes/{clientNumber}/{id}',
    access: 'person',
    feature: 'sample-notes',
    spec: 'assumed',
    summary: 'One sample note, with everything about it.',
    params: z.object({ clientNumber: z.string(), id: z.uuid() }),
    response: sampleNoteDetailsSchema,
    errors: ['SAMPLE_NOTE_NOT_FOUND'],
  },
})
