import { portalPath } from '@salvia/core/portal-paths'
import type { TimelineSource } from '../../parts/timeline/timeline-source.ts'

/** The orders for an employee, on the employee's page. */
export const ordersTimeline: TimelineSource = {
  feature: 'orders',
  pages: { order: id => portalPath('order', { id }) },
  list: {
    label: { sv: 'Beställningar', en: 'Orders' },
    to: name => `${portalPath('orders')}?${new URLSearchParams({ q: name })}`,
  },
}
