import { defineContract } from '../contract/index.ts'
import { caseWorkersMatterCalls, MATTER_KINDS } from '../matters/index.ts'
import { sampleNoteCaseSchema } from './sample-note.ts'

/** What case workers do with sample notes. They find them in the queue of all matters. */
export const sampleNoteCasesContract = defineContract(
  'sampleNoteCases',
  caseWorkersMatterCalls({
    path: 'sample-note-cases',
    caseWorkerFunction: MATTER_KINDS['sample-note'].caseWorkerFunction,
    one: 'a sample note',
    response: sampleNoteCaseSchema,
    errors: {
      missing: 'SAMPLE_NOTE_NOT_FOUND',
      refused: 'SAMPLE_NOTE_EVENT_REFUSED',
      changed: 'SAMPLE_NOTE_CHANGED',
    },
  }),
)
