import { contract } from '@salvia/core/api'
import { type CaseWorkerEvent, locksAt, MATTER_EVENTS, type MatterStep } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import type { AuditAction } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import { lastMessageAt } from '../matters/conversation.store.ts'
import { changeMatter } from '../matters/matters.store.ts'
import { auditedOrder, changedOrder, noteStep } from '../orders/order-act.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { isActOpen, lockedVersion, orderCaseOf } from './order-case.ts'

const ACTS = {
  'take-on': { step: 'taken-on', action: 'order-taken-on', isTold: false },
  handle: { step: 'handled', action: 'order-handled', isTold: true },
  close: { step: 'closed', action: 'order-closed', isTold: true },
} as const satisfies Record<
  CaseWorkerEvent,
  { step: MatterStep['event']; action: AuditAction /** Who follows the order is mailed. */; isTold: boolean }
>

/** Takes an order on, handles it or closes it. Of two case workers at once, the lock decides who was first. */
export const actOnOrder = act(contract.orderCases.act, {
  see: null,
  lock: lockedVersion,
  async change(row, moment) {
    const { tx, services, call, at } = moment
    const { caller, origin, params } = call
    const { event } = params
    if (!isActOpen(event, row.order, caller.accountId)) throw call.fail('ORDER_EVENT_REFUSED')
    const { id, version } = row.order
    const order = await changeMatter(tx, row.order, await changeOf(tx, row, { event, caller, at }))
    await noteStep(moment, id, ACTS[event].step)
    const changed = { ...row, order, seen: version }
    if (ACTS[event].isTold) await queueAnswerMail(tx, services.jobs, { order: changed, at, origin })
    return changed
  },
  audited: ({ order, seen }, { call }) =>
    auditedOrder(ACTS[call.params.event].action, order, { version: seen }),
  answer: orderCaseOf,
  changed: changedOrder,
})

async function changeOf(
  tx: Db,
  row: OrderRow,
  { event, caller, at }: { readonly event: CaseWorkerEvent; readonly caller: Person; readonly at: Instant },
): Promise<Parameters<typeof changeMatter>[2]> {
  const { id } = row.order
  const isHandled = event === 'handle'
  return {
    ...touched(at),
    ...(event === 'take-on' || row.order.handlerAccountId === null ? handledBy(caller) : {}),
    state: MATTER_EVENTS[event].to,
    closedBy: event === 'close' ? 'provider' : null,
    ...(isHandled && { handledAt: at }),
    locksAt: isHandled ? locksAt({ handledAt: at, lastMessageAt: await lastMessageAt(tx, id) }) : null,
  }
}

/** What every act of a case worker changes. */
export function touched(at: Instant) {
  return { touchedAt: at, latestEventAt: at, unanswered: 0 }
}

/** Assigns an order. */
export function handledBy(caller: Person) {
  return { handlerAccountId: caller.accountId, handlerName: personName(caller) }
}
