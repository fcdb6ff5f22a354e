export const sampleNotesPaths = {
  sampleNotes: '/exempelanteckningar',
  sampleNote: '/exempelanteckningar/:id',
} as const
