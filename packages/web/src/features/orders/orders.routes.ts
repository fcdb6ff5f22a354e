import type { RouteFacts } from '../../parts/route-facts.ts'

export const ordersRoutes: readonly RouteFacts[] = [
  {
    name: 'orders',
    title: { sv: 'Beställningar', en: 'Orders' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./list/orders.screen.tsx')).OrdersScreen,
  },
  {
    name: 'order',
    title: { sv: 'Beställning', en: 'Order' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./details/order.screen.tsx')).OrderScreen,
  },
  {
    name: 'services',
    title: { sv: 'Tjänster', en: 'Services' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./services/services.screen.tsx')).ServicesScreen,
  },
  {
    name: 'service',
    title: { sv: 'Tjänst', en: 'Service' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./services/service.screen.tsx')).ServiceScreen,
  },
  {
    name: 'newOrder',
    title: { sv: 'Ny beställning', en: 'New order' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./ordering/new-order.screen.tsx')).NewOrderScreen,
  },
  {
    name: 'personOrder',
    title: { sv: 'Ny beställning', en: 'New order' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./ordering/order.screen.tsx')).PersonOrderScreen,
  },
  {
    name: 'groupOrder',
    title: { sv: 'Ny gruppbeställning', en: 'New group order' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./ordering/order.screen.tsx')).GroupOrderScreen,
  },
  {
    name: 'counsellingOrder',
    title: { sv: 'Rådgivning för beställning', en: 'Counselling order' },
    guard: 'signedIn',
    feature: 'orders',
    screen: async () => (await import('./ordering/order.screen.tsx')).CounsellingOrderScreen,
  },
  {
    name: 'backOfficeOrders',
    title: { sv: 'Beställningar', en: 'Orders' },
    guard: 'caseWorker',
    screen: async () => (await import('./case-worker/queue/order-queue.screen.tsx')).OrderQueueScreen,
  },
  {
    name: 'backOfficeOrder',
    title: { sv: 'Beställning', en: 'Order' },
    guard: 'caseWorker',
    screen: async () => (await import('./case-worker/order/order.screen.tsx')).BackOfficeOrderScreen,
  },
  {
    name: 'backOfficeBookOrder',
    title: { sv: 'Boka tid', en: 'Book a time' },
    guard: 'caseWorker',
    screen: async () => (await import('./case-worker/book/book-order.screen.tsx')).BookOrderScreen,
  },
  {
    name: 'backOfficeReplyTemplates',
    title: { sv: 'Svarsmallar', en: 'Reply templates' },
    guard: 'caseWorker',
    screen: async () => (await import('./case-worker/templates/templates.screen.tsx')).ReplyTemplatesScreen,
  },
]
