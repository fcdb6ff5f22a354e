import type { Locale } from '@salvia/core/i18n'
import { parseOrderNumber, type StoredOrderContents } from '@salvia/core/orders'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { matters } from '../../db/schema/matters.ts'
import { orderContents, orderUnits } from '../../db/schema/orders.ts'
import { employees } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'
import { lockMatter, type Matter } from '../matters/matters.store.ts'

/** Condition on a matter: it is an order. Written out, as the indexes of orders have it. */
export const isOrder: SQL = sql`${matters.kind} = 'order'`

/** The employee of an order, under the alias that conditions on employees use. */
export const orderedEmployee = alias(employees, 'e')

/** What is stored of each order in its row: what other kinds may lack, an order has. */
export const orderColumns = {
  ...getTableColumns(matters),
  clientNumber: present(matters.clientNumber),
  makerAccountId: present(matters.makerAccountId),
  orderKind: present(matters.orderKind),
  sortService: present(matters.sortService),
  sortServiceEnglish: present(matters.sortServiceEnglish),
}

/** The name of the ordered service in a language; in Swedish where the provider had not translated it. */
export function serviceIn(locale: Locale): SQL<string> {
  const name = sql`${orderContents.contents} -> 'service' -> 'name'`
  return locale === 'en'
    ? sql<string>`coalesce(${name} ->> 'en', ${name} ->> 'sv')`
    : sql<string>`${name} ->> 'sv'`
}

/** An order as far as its own row tells of it. */
export type OrderHead = Omit<Matter, OrdersOwn> & { readonly [K in OrdersOwn]: NonNullable<Matter[K]> }

/** What other kinds of matters may lack. */
export type OrdersOwn = 'clientNumber' | 'makerAccountId' | 'orderKind' | 'sortService' | 'sortServiceEnglish'

/** An order with its employee; null for a group or counselling order. The employee may have left since. */
export interface OrderRow {
  readonly order: OrderHead & { readonly contents: StoredOrderContents }
  readonly employee: typeof employees.$inferSelect | null
}
export type OrderUnitRow = typeof orderUnits.$inferSelect

/** The order with an id or a number such as B-20001, of whichever customer. */
export async function findOrder(db: Db, idOrNumber: string): Promise<OrderRow | undefined> {
  const number = parseOrderNumber(idOrNumber)
  const [row] = await selectOrders(
    db,
    number === null ? eq(matters.id, idOrNumber) : eq(matters.number, number),
  )
  return row
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  await lockMatter(tx, id)
  const [row] = await selectOrders(tx, eq(matters.id, id))
  return row
}

/** Whole orders, in no order. */
export function selectOrders(db: Db, which: SQL): Promise<OrderRow[]> {
  return db
    .select({
      order: { ...orderColumns, contents: orderContents.contents },
      employee: getTableColumns(orderedEmployee),
    })
    .from(matters)
    .innerJoin(orderContents, eq(orderContents.id, matters.id))
    .leftJoin(orderedEmployee, eq(orderedEmployee.id, matters.employeeId))
    .where(and(isOrder, which))
}

/** Whole orders with these ids, in the same order. Those that are gone are missing. */
export async function ordersWithIds(db: Db, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const rows = await selectOrders(db, inArray(matters.id, [...ids]))
  const byId = new Map(rows.map(row => [row.order.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
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
