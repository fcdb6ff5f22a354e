export const sampleNotesPaths = {
  sampleNotes: '/exempelanteckningar',
  sampleNote: '/exempelanteckningar/:id',
  backOfficeSampleNote: '/handlaggning/exempelanteckningar/:id',
} as const
