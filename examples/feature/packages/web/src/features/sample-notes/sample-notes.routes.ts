import type { RouteFacts } from '../../parts/route-facts.ts'

export const sampleNotesRoutes: readonly RouteFacts[] = [
  {
    name: 'sampleNotes',
    title: { sv: 'Exempelanteckningar', en: 'Sample notes' },
    guard: 'signedIn',
    feature: 'sample-notes',
    screen: async () => (await import('./sample-notes.screen.tsx')).SampleNotesScreen,
  },
  {
    name: 'sampleNote',
    title: { sv: 'Exempelanteckning', en: 'Sample note' },
    guard: 'signedIn',
    feature: 'sample-notes',
    screen: async () => (await import('./sample-note.screen.tsx')).SampleNoteScreen,
  },
  {
    name: 'backOfficeSampleNote',
    title: { sv: 'Exempelanteckning', en: 'Sample note' },
    guard: 'caseWorker',
    caseWorkerFunctions: ['orders'],
    screen: async () => (await import('./sample-note-case.screen.tsx')).SampleNoteCaseScreen,
  },
]
