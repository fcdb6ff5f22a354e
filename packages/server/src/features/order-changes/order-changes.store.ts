import { asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { matters } from '../../db/schema/matters.ts'
import { orderContents, orderUnits } from '../../db/schema/orders.ts'
import { companies, employees, units } from '../../db/schema/organisation.ts'
import { type OrderRow, orderColumns } from '../orders/orders.store.ts'

const unitOfPerson = alias(units, 'unit_of_person')

/** An order with what stands around it. The unit is that of its person. */
export interface ChangedOrder {
  readonly order: OrderRow['order']
  readonly company: string
  readonly makerEmail: string
  readonly employee: typeof employees.$inferSelect | null
  readonly unit: readonly string[] | null
}

/** Those of the orders that are still there. */
export async function changedOrders(db: Db, ids: readonly string[]): Promise<ChangedOrder[]> {
  return db
    .select({
      order: { ...orderColumns, contents: orderContents.contents },
      company: companies.name,
      makerEmail: accounts.email,
      employee: employees,
      unit: unitOfPerson.path,
    })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .innerJoin(companies, eq(companies.clientNumber, matters.clientNumber))
    .innerJoin(accounts, eq(accounts.id, matters.makerAccountId))
    .leftJoin(employees, eq(employees.id, matters.employeeId))
    .leftJoin(unitOfPerson, eq(unitOfPerson.id, employees.unitId))
    .where(inArray(matters.id, [...ids]))
}

/** The units of group and counselling orders. */
export function unitsOf(db: Db, ids: readonly string[]): Promise<(typeof orderUnits.$inferSelect)[]> {
  return db
    .select()
    .from(orderUnits)
    .where(inArray(orderUnits.orderId, [...ids]))
    .orderBy(asc(orderUnits.path))
}
