import type { RouteFacts } from '../../parts/route-facts.ts'

export const backOfficeRoutes: readonly RouteFacts[] = [
  {
    name: 'backOfficeCustomers',
    title: { sv: 'Kunder', en: 'Customers' },
    guard: 'caseWorker',
    screen: async () => (await import('./customers/customers.screen.tsx')).CustomersScreen,
  },
  {
    name: 'backOfficeCustomer',
    title: { sv: 'Kund', en: 'Customer' },
    guard: 'caseWorker',
    screen: async () => (await import('./customers/customer.screen.tsx')).CustomerScreen,
  },
  {
    name: 'backOfficeCaseWorkers',
    title: { sv: 'Handläggare', en: 'Case workers' },
    guard: 'caseWorker',
    screen: async () => (await import('./case-workers/case-workers.screen.tsx')).CaseWorkersScreen,
  },
  {
    name: 'backOfficeSystems',
    title: { sv: 'Anslutna system', en: 'Connected systems' },
    guard: 'caseWorker',
    screen: async () => (await import('./systems/systems.screen.tsx')).SystemsScreen,
  },
]
