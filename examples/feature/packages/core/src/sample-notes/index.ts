export { isOverdue } from './overdue.ts'
export type { SampleNote, SampleNoteDetails } from './sample-note.ts'
export { sampleNotesContract } from './sample-notes.contract.ts'
export { type SampleNotePage, sampleNotesList } from './sample-notes-list.ts'
