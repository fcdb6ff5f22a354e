export const sampleNotesCommands = {
  'sample-notes list': async () => (await import('./sample-notes-list.ts')).sampleNotesList,
  'sample-notes show': async () => (await import('./sample-notes-show.ts')).sampleNotesShow,
}

export const sampleNotesGroup = {
  'sample-notes': { sv: 'visa exempelanteckningar', en: 'show sample notes' },
}
