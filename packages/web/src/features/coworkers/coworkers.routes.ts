import type { RouteFacts } from '../../parts/route-facts.ts'

export const coworkersRoutes: readonly RouteFacts[] = [
  {
    name: 'coworkers',
    title: { sv: 'Medarbetare', en: 'Employees' },
    guard: 'signedIn',
    feature: 'coworkers',
    screen: async () => (await import('./list/coworkers.screen.tsx')).CoworkersScreen,
  },
  {
    name: 'accessPreview',
    title: { sv: 'Vem får se vad?', en: 'Who may see what?' },
    guard: 'signedIn',
    feature: 'coworkers',
    onlyHr: true,
    screen: async () => (await import('./access-preview/people.screen.tsx')).PeopleScreen,
  },
  {
    name: 'accessPreviewPerson',
    title: { sv: 'Vad en person får se', en: 'What a person may see' },
    guard: 'signedIn',
    feature: 'coworkers',
    onlyHr: true,
    screen: async () => (await import('./access-preview/person.screen.tsx')).PersonScreen,
  },
]
