import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { attachments, matterSteps, matters, messages } from '../../db/schema/matters.ts'
import { orderContents, orderUnits } from '../../db/schema/orders.ts'
import { companies, employees, units } from '../../db/schema/organisation.ts'
import { outgoingChanges } from '../../db/schema/outgoing.ts'
import { type OrderRow, orderColumns } from '../orders/orders.store.ts'

const KIND: OutgoingKind = 'orders'
const unitOfPerson = alias(units, 'unit_of_person')

/** The changes of orders after a number, by number. */
export async function changesAfter(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ number: number; id: string }[]> {
  return db
    .select({ number: outgoingChanges.number, id: outgoingChanges.objectId })
    .from(outgoingChanges)
    .where(and(eq(outgoingChanges.kind, KIND), gt(outgoingChanges.number, after)))
    .orderBy(asc(outgoingChanges.number))
    .limit(limit)
}

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

/** What belongs to orders, of all of them together, each in its order. */
export interface PartsOfOrders {
  readonly units: readonly (typeof orderUnits.$inferSelect)[]
  readonly steps: readonly (typeof matterSteps.$inferSelect)[]
  readonly messages: readonly (typeof messages.$inferSelect)[]
  readonly files: readonly (typeof attachments.$inferSelect)[]
}

/** Internal notes are not read here. */
export async function partsOfOrders(db: Db, ids: readonly string[]): Promise<PartsOfOrders> {
  const all = [...ids]
  const [unitRows, steps, messageRows, files] = await Promise.all([
    db.select().from(orderUnits).where(inArray(orderUnits.orderId, all)).orderBy(asc(orderUnits.path)),
    db
      .select()
      .from(matterSteps)
      .where(inArray(matterSteps.matterId, all))
      .orderBy(asc(matterSteps.at), asc(matterSteps.id)),
    db.select().from(messages).where(inArray(messages.matterId, all)).orderBy(asc(messages.number)),
    db
      .select()
      .from(attachments)
      .where(inArray(attachments.matterId, all))
      .orderBy(asc(attachments.attachedAt), asc(attachments.id)),
  ])
  return { units: unitRows, steps, messages: messageRows, files }
}
