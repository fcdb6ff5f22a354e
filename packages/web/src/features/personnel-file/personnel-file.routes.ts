import type { RouteFacts } from '../../parts/route-facts.ts'

export const personnelFileRoutes: readonly RouteFacts[] = [
  {
    name: 'personnelFile',
    title: { sv: 'Personalfil', en: 'Personnel file' },
    guard: 'signedIn',
    feature: 'personnel-file',
    screen: async () => (await import('./personnel-file.screen.tsx')).PersonnelFileScreen,
  },
  {
    name: 'personnelFileCase',
    title: { sv: 'Personalfil', en: 'Personnel file' },
    guard: 'signedIn',
    feature: 'personnel-file',
    screen: async () => (await import('./case.screen.tsx')).CaseScreen,
  },
  {
    name: 'backOfficeSendFile',
    title: { sv: 'Skicka en fil åt kunden', en: 'Send a file for the customer' },
    guard: 'caseWorker',
    caseWorkerFunctions: ['personnel-files'],
    screen: async () => (await import('./for-customer.screen.tsx')).SendForCustomerScreen,
  },
  {
    name: 'backOffice',
    title: { sv: 'Personalfiler', en: 'Personnel files' },
    guard: 'caseWorker',
    caseWorkerFunctions: ['personnel-files'],
    screen: async () => (await import('./case-worker/queue.screen.tsx')).QueueScreen,
  },
  {
    name: 'backOfficeCase',
    title: { sv: 'Ärende', en: 'Case' },
    guard: 'caseWorker',
    caseWorkerFunctions: ['personnel-files'],
    screen: async () => (await import('./case-worker/case.screen.tsx')).BackOfficeCaseScreen,
  },
]
