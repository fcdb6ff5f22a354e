import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { customersMatterCalls } from '../matters/index.ts'
import { sampleNoteDetailsSchema } from './sample-note.ts'
import { sampleNotesList } from './sample-notes-list.ts'

const feature = 'sample-notes'

/** What users of a customer do with sample notes. */
export const sampleNotesContract = defineContract('sampleNotes', {
  ...listCalls(sampleNotesList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'sample-notes/{clientNumber}/{id}',
    access: 'person',
    feature,
    spec: 'assumed',
    summary: 'One sample note, with everything about it.',
    params: z.object({ clientNumber: z.string(), id: z.uuid() }),
    response: sampleNoteDetailsSchema,
    errors: ['SAMPLE_NOTE_NOT_FOUND'],
  },
  ...customersMatterCalls({
    ...{
      path: 'sample-notes/{clientNumber}',
      feature,
      one: 'a sample note',
      response: sampleNoteDetailsSchema,
    },
    errors: { missing: 'SAMPLE_NOTE_NOT_FOUND', notWithdrawable: 'SAMPLE_NOTE_NOT_WITHDRAWABLE' },
  }),
})
