import { orderDeadlines } from '@salvia/core/orders'
import { fullName } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { DeadlineSource } from '../deadlines/deadline-source.ts'
import { selectLocking } from './order-deadlines.store.ts'
import { orderView } from './order-view.ts'
import { unitsOfOrders } from './orders.store.ts'

/** The last moments for replies to handled orders. A machine has none, since it cannot reply. Each answer is audited. */
export const ordersDeadlines: DeadlineSource = {
  feature: 'orders',
  async deadlines({ services: { db }, caller, company, locale, now, until, most }) {
    if (caller.kind === 'machine') return []
    const { clientNumber } = company
    const viewer = await orderView(db, caller, clientNumber)
    const orderable = await viewer.orderable()
    const rows = await selectLocking(db, { viewer, orderable, now, until, limit: most, locale })
    if (rows.length > 0)
      await addView(db, {
        ...{ at: now, actor: caller, action: 'orders-viewed', clientNumber },
        details: { deadlines: true, orders: rows.map(({ id }) => id) },
      })
    const units = await unitsOfOrders(
      db,
      rows.filter(({ employee }) => employee === null).map(({ id }) => id),
    )
    return orderDeadlines(
      rows.map(({ employee, ...row }) => ({
        ...row,
        about: employee ? fullName(employee) : namesOf(units.get(row.id)?.paths ?? []) || company.name,
      })),
    )
  },
}

/** The names of units; empty for the whole company, whose path is empty. */
const namesOf = (paths: readonly (readonly string[])[]): string =>
  paths.flatMap(path => path.at(-1) ?? []).join(', ')
