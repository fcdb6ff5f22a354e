import type { Locale } from '@salvia/core/i18n'
import { ORDER_STEPS, parseOrderNumber, stateAfterMessage } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { orderSteps, orders, orderUnits } from '../../db/schema/orders.ts'
import { employees } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'

/** The employee of an order, under the alias that conditions on employees use. */
export const orderedEmployee = alias(employees, 'e')

/** The name of the ordered service in a language; in Swedish where the provider had not translated it. */
export function serviceIn(locale: Locale): SQL<string> {
  const name = sql`${orders.contents} -> 'service' -> 'name'`
  return locale === 'en'
    ? sql<string>`coalesce(${name} ->> 'en', ${name} ->> 'sv')`
    : sql<string>`${name} ->> 'sv'`
}

/** An order with its employee; null for a group or counselling order. The employee may have left since. */
export interface OrderRow {
  readonly order: typeof orders.$inferSelect
  readonly employee: typeof employees.$inferSelect | null
}
export type OrderUnitRow = typeof orderUnits.$inferSelect
type OrderStepRow = typeof orderSteps.$inferSelect

/** The order with an id or a number such as B-20001, of whichever customer. */
export async function findOrder(db: Db, idOrNumber: string): Promise<OrderRow | undefined> {
  const number = parseOrderNumber(idOrNumber)
  return selectOrder(db, number === null ? eq(orders.id, idOrNumber) : eq(orders.number, number))
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
  return selectOrder(tx, eq(orders.id, id))
}

async function selectOrder(db: Db, which: SQL): Promise<OrderRow | undefined> {
  const [row] = await db
    .select({ order: getTableColumns(orders), employee: getTableColumns(orderedEmployee) })
    .from(orders)
    .leftJoin(orderedEmployee, eq(orderedEmployee.id, orders.employeeId))
    .where(and(which))
  return row
}

export async function unitsOfOrder(db: Db, orderId: string): Promise<OrderUnitRow[]> {
  return db.select().from(orderUnits).where(eq(orderUnits.orderId, orderId)).orderBy(asc(orderUnits.path))
}

/** The units of one of many orders. */
export interface UnitsOfOrder {
  readonly ids: string[]
  /** The paths of the first of them. */
  readonly paths: string[][]
}

/** The units of orders, with the paths of the first three of each. */
export async function unitsOfOrders(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UnitsOfOrder>> {
  const { rows } = await db.execute<{ id: string } & { [K in keyof UnitsOfOrder]: UnitsOfOrder[K] }>(sql`
    select order_id as id, array_agg(unit_id) as ids,
      jsonb_path_query_array(jsonb_agg(path order by path), '$[0 to 2]') as paths
    from order_units where order_id = any(${uuids(ids)}) group by order_id`)
  return new Map(rows.map(({ id, ...units }) => [id, units]))
}

/** The steps of an order as they were taken; those of one act have one moment. */
export async function stepsOfOrder(db: Db, orderId: string): Promise<OrderStepRow[]> {
  const rows = await db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, orderId))
    .orderBy(asc(orderSteps.at))
  const place = ({ event }: OrderStepRow) => ORDER_STEPS.indexOf(event)
  return rows.toSorted((a, b) => (a.at === b.at ? place(a) - place(b) : a.at < b.at ? -1 : 1))
}

export async function insertStep(tx: Db, step: Omit<typeof orderSteps.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(orderSteps).values(step)
}

type OrderChange = Partial<Omit<typeof orders.$inferInsert, 'id' | 'version' | 'clientNumber'>>

/** Changes an order that is locked. Its version grows. */
export async function updateOrder(
  tx: Db,
  id: string,
  change: OrderChange,
): Promise<typeof orders.$inferSelect> {
  const [row] = await tx
    .update(orders)
    .set({ ...change, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id))
    .returning()
  if (!row) throw new Error(`The order ${id} is gone.`)
  return row
}

/** What a message changes of an order: its events, its lock, and whose turn it is. */
export function messageChange(
  { state, handledAt, unanswered }: Pick<typeof orders.$inferSelect, 'state' | 'handledAt' | 'unanswered'>,
  { party, at }: { readonly party: 'customer' | 'provider'; readonly at: Instant },
  locks: (handledAt: Instant | null) => Instant | null,
): OrderChange {
  const next = stateAfterMessage(state, party)
  const isOpenedAgain = next !== state
  const handled = isOpenedAgain ? at : handledAt
  return {
    latestEventAt: at,
    locksAt: next === 'handled' ? locks(handled) : null,
    ...(isOpenedAgain && { state: next, closedBy: null, handledAt: at }),
    ...(party === 'provider' ? { touchedAt: at, unanswered: 0 } : { unanswered: unanswered + 1 }),
  }
}
