export { isOverdue } from './overdue.ts'
export {
  type SampleNote,
  type SampleNoteCase,
  type SampleNoteDetails,
  sampleNoteCaseSchema,
  sampleNoteDetailsSchema,
} from './sample-note.ts'
export { sampleNoteCasesContract } from './sample-note-cases.contract.ts'
export { sampleNotesContract } from './sample-notes.contract.ts'
export { sampleNotesList } from './sample-notes-list.ts'
