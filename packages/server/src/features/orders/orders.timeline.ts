import { orderTimeline } from '@salvia/core/orders'
import { addView } from '../../access/audit.store.ts'
import type { TimelineSource } from '../timeline/timeline-source.ts'
import { ordersOfEmployee } from './order-deadlines.store.ts'

/** The orders for an employee, which whoever sees the employee sees in full. Each answer is audited. */
export const ordersTimeline: TimelineSource = {
  feature: 'orders',
  async entries({ services: { db }, caller, company: { clientNumber }, seen, locale, now, most }) {
    const rows = await ordersOfEmployee(db, { employeeId: seen.employee.id, limit: most, locale })
    if (rows.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'orders-viewed', clientNumber },
        details: { timeline: true, orders: rows.map(({ id }) => id) },
      })
    return orderTimeline(rows, now)
  },
}
