import { portalPath } from '@salvia/core/portal-paths'
import type { DashboardSource } from '../../../parts/dashboard/dashboard-source.ts'
import { NewOrderAction } from './new-order-action.tsx'
import { StateLine } from './state-line.tsx'
import { todosAtom } from './todos.tsx'

/** The content of the orders feature on the start page. */
export const ordersDashboard: DashboardSource = {
  feature: 'orders',
  Action: NewOrderAction,
  todos: todosAtom,
  deadlines: {
    'reply-lock': { subject: 'about', to: id => portalPath('order', { id }) },
  },
  Line: StateLine,
}
