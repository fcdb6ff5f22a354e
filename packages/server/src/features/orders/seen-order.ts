import type { Contract } from '@salvia/core/api'
import type { ReplyState } from '@salvia/core/conversations'
import { type AccessToOrder, mayReplyTo } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { customersReplyState } from '../matters/acts/replies.ts'
import { type OrderView, orderView } from './order-view.ts'
import { findOrder, type OrderRow, unitsOfOrder } from './orders.store.ts'

/** An order that the caller sees something of. */
export interface SeenOrder extends OrderRow {
  readonly access: Exclude<AccessToOrder, { kind: 'hidden' }>
  readonly view: OrderView
}
/** An order that the caller sees all of. */
export interface WholeSeenOrder extends SeenOrder {
  readonly access: Extract<AccessToOrder, { kind: 'full' }>
}

/**
 * One order, if the caller may see something of it. Undefined if it is missing, another customer's, out of reach or
 * shut by a rule.
 * @param which `id`: the UUID or the number
 */
async function visibleOrder(
  db: Db,
  caller: Caller,
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
): Promise<SeenOrder | undefined> {
  // The same statements whether or not there is such an order.
  const view = await orderView(db, caller, clientNumber)
  const row = await findOrder(db, id)
  if (!row || row.order.clientNumber !== clientNumber) return undefined
  return seenBy(db, view, row)
}

/** What a view shows of an order of its company. Who reads no texts sees of each what others see with limited access. */
export async function seenBy(db: Db, view: OrderView, row: OrderRow): Promise<SeenOrder | undefined> {
  const units = row.order.orderKind === 'person' ? [] : await unitsOfOrder(db, row.order.id)
  const judged = view.accessTo({ ...row, unitIds: units.map(({ unitId }) => unitId) })
  const access = judged.kind === 'full' && !view.readsTexts ? ({ kind: 'limited' } as const) : judged
  return access.kind === 'hidden' ? undefined : { ...row, access, view }
}

type Orders = Contract['orders']
/** Any call about one order that answers ORDER_NOT_FOUND. */
type CallAboutOne = {
  [K in keyof Orders]: 'ORDER_NOT_FOUND' extends Orders[K]['errors'][number] ? Context<Orders[K]> : never
}[keyof Orders]

/** The order of a call, of which the caller sees something. Throws ORDER_NOT_FOUND. */
export async function seenOrder(db: Db, { caller, company, params, fail }: CallAboutOne): Promise<SeenOrder> {
  const found = await visibleOrder(db, caller, { clientNumber: company.clientNumber, id: params.id })
  if (!found) throw fail('ORDER_NOT_FOUND')
  return found
}

/** The order of a call about its conversation or files, which take seeing all of it. Throws ORDER_NOT_FOUND. */
export async function wholeSeenOrder(db: Db, call: CallAboutOne): Promise<WholeSeenOrder> {
  const { access, ...found } = await seenOrder(db, call)
  if (access.kind !== 'full') throw call.fail('ORDER_NOT_FOUND')
  return { ...found, access }
}

/** Whether the caller may write to an order now. @spec §4 */
export function replyStateOf({ access, order }: WholeSeenOrder, now: Instant): ReplyState {
  if (!mayReplyTo(access)) return { kind: 'not-permitted' }
  return customersReplyState(order, now)
}
