import type { RouteFacts } from '../../parts/route-facts.ts'

export const backOfficeRoutes: readonly RouteFacts[] = [
  {
    name: 'backOffice',
    title: { sv: 'Personalfiler', en: 'Personnel files' },
    guard: 'caseWorker',
    screen: async () => (await import('./queue.screen.tsx')).QueueScreen,
  },
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
    name: 'backOfficeSystems',
    title: { sv: 'Anslutna system', en: 'Connected systems' },
    guard: 'caseWorker',
    screen: async () => (await import('./systems/systems.screen.tsx')).SystemsScreen,
  },
  {
    name: 'backOfficeOrders',
    title: { sv: 'Beställningar', en: 'Orders' },
    guard: 'caseWorker',
    screen: async () => (await import('./orders/queue/order-queue.screen.tsx')).OrderQueueScreen,
  },
  {
    name: 'backOfficeOrder',
    title: { sv: 'Beställning', en: 'Order' },
    guard: 'caseWorker',
    screen: async () => (await import('./orders/order/order.screen.tsx')).BackOfficeOrderScreen,
  },
  {
    name: 'backOfficeBookOrder',
    title: { sv: 'Boka tid', en: 'Book a time' },
    guard: 'caseWorker',
    screen: async () => (await import('./orders/book/book-order.screen.tsx')).BookOrderScreen,
  },
  {
    name: 'backOfficeReplyTemplates',
    title: { sv: 'Svarsmallar', en: 'Reply templates' },
    guard: 'caseWorker',
    screen: async () => (await import('./orders/templates/templates.screen.tsx')).ReplyTemplatesScreen,
  },
  {
    name: 'backOfficeCase',
    title: { sv: 'Ärende', en: 'Case' },
    guard: 'caseWorker',
    screen: async () => (await import('./case.screen.tsx')).BackOfficeCaseScreen,
  },
]
