import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import { matters } from '../../db/schema/matters.ts'
import { uuids } from '../../db/uuids.ts'
import type { OrderView } from './order-view.ts'
import { orderedEmployee } from './orders.store.ts'

/** Which orders a statement is about. */
export type Viewer = Pick<OrderView, 'clientNumber' | 'accountId' | 'employees' | 'units' | 'coversCompany'>

/**
 * Condition on an order: its employee is one of those that a condition on the employee `e` is true for. The database
 * collects them once, which takes far less time than joining each order with its employee.
 */
export function isForEmployee({ clientNumber }: Pick<Viewer, 'clientNumber'>, which: SQL | undefined): SQL {
  const there = and(eq(orderedEmployee.clientNumber, clientNumber), which)
  return sql`${matters.employeeId} in (select e.id from employees e where ${there})`
}

/** Condition: the viewer sees the order in full or with limited access. With `accessToOrder` it must agree. */
export function isSeen(viewer: Viewer): SQL {
  const seen = and(isEmployedOrProspective(orderedEmployee), isSelected(viewer.employees))
  const ofUnits = viewer.coversCompany
    ? sql`${matters.orderKind} <> 'person'`
    : sql`${matters.id} in (select order_id from order_units where unit_id = any(${uuids(viewer.units)}))`
  return sql`(${isForEmployee(viewer, seen)} or ${ofUnits})`
}

/** Condition on an order that is seen: it is seen in full. */
export function isWhole({ coversCompany, units }: Viewer): SQL {
  if (coversCompany) return sql`true`
  // Those that are seen in part are collected once: they are few beside the units of all orders.
  return sql`(${matters.orderKind} = 'person' or ${matters.id} not in (
    select part.order_id from order_units part join order_units own on own.order_id = part.order_id
    where own.unit_id = any(${uuids(units)}) and part.unit_id <> all(${uuids(units)})))`
}

/** Condition: the viewer made the order. */
export function isMade({ accountId }: Pick<Viewer, 'accountId'>): SQL {
  return accountId === null ? sql`false` : sql`${matters.makerAccountId} = ${accountId}`
}

/**
 * Condition: the viewer may reply to the order as long as it is open. With `mayReplyTo` it must agree.
 * @param orderable the employees for whom the viewer may order
 */
export function isRepliable(viewer: Viewer, orderable: EmployeeSelection): SQL {
  const mayOrder = isSeen({ ...viewer, employees: orderable })
  return sql`(${isWhole(viewer)} and (${mayOrder} or ${isMade(viewer)} and ${isSeen(viewer)}))`
}
