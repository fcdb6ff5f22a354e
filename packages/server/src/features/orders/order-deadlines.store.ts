import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { matters } from '../../db/schema/matters.ts'
import { orderContents } from '../../db/schema/orders.ts'
import { isOrder, orderedEmployee, serviceIn } from './orders.store.ts'
import { isRepliable, type Viewer } from './visible-orders.store.ts'

/** Handled orders that the viewer may reply to and that lock within a period, both ends included, the nearest first. */
export async function selectLocking(
  db: Db,
  query: {
    readonly viewer: Viewer
    /** The employees whom the viewer may order for. */
    readonly orderable: EmployeeSelection
    readonly now: Instant
    readonly until: Instant
    readonly limit: number
    readonly locale: Locale
  },
) {
  const { viewer, orderable } = query
  const rows = await db
    .select({
      ...{ id: matters.id, number: matters.number, service: serviceIn(query.locale) },
      employee: { firstName: orderedEmployee.firstName, lastName: orderedEmployee.lastName },
      // The filter below leaves no order without a lock.
      locksAt: sql<Instant>`${matters.locksAt}`.mapWith(matters.locksAt),
      isProtected: sql<boolean>`coalesce(${orderedEmployee.protectedIdentity}, false)`,
    })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .leftJoin(orderedEmployee, eq(orderedEmployee.id, matters.employeeId))
    .where(
      and(
        isOrder,
        eq(matters.clientNumber, viewer.clientNumber),
        eq(matters.state, 'handled'),
        gte(matters.locksAt, query.now),
        lte(matters.locksAt, query.until),
        isRepliable(viewer, orderable),
      ),
    )
    .orderBy(asc(matters.locksAt), asc(matters.id))
    .limit(query.limit)
  return rows
}

/** The orders for one employee, the latest first. */
export async function ordersOfEmployee(
  db: Db,
  {
    employeeId,
    limit,
    locale,
  }: { readonly employeeId: string; readonly limit: number; readonly locale: Locale },
) {
  const { id, number, createdAt, state, closedBy, locksAt } = matters
  return db
    .select({ id, number, createdAt, state, closedBy, locksAt, service: serviceIn(locale) })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .where(and(isOrder, eq(matters.employeeId, employeeId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}
