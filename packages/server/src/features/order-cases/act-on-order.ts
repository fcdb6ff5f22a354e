import type { Contract } from '@salvia/core/api'
import { locksAt } from '@salvia/core/conversations'
import type { OrderCase } from '@salvia/core/order-cases'
import { type CaseWorkerEvent, ORDER_EVENTS, type OrderStep } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { type AuditAction, addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { lastMessageAt } from '../conversations/conversations.store.ts'
import { insertStep, type OrderRow, updateOrder } from '../orders/orders.store.ts'
import { queueAnswerMail } from '../orders/queue-answer-mail.ts'
import { recordChange } from '../outgoing/record-change.store.ts'
import { isActOpen, lockedVersion, orderCase } from './order-case.ts'

const ACTS = {
  'take-on': { step: 'taken-on', action: 'order-taken-on', isTold: false },
  handle: { step: 'handled', action: 'order-handled', isTold: true },
  close: { step: 'closed', action: 'order-closed', isTold: true },
} as const satisfies Record<
  CaseWorkerEvent,
  { step: OrderStep['event']; action: AuditAction /** Who follows the order is mailed. */; isTold: boolean }
>

/** Takes an order on, handles it or closes it. Of two case workers at once, the lock decides who was first. */
export async function actOnOrder(call: Context<Contract['orderCases']['act']>): Promise<OrderCase> {
  const { services, caller, params, origin } = call
  return transaction(services.db, async tx => {
    const row = await lockedVersion(tx, call)
    const { id, clientNumber, version } = row.order
    if (!isActOpen(params.event, row.order, caller.accountId)) throw call.fail('ORDER_EVENT_REFUSED')
    const at = services.clock.now()
    const { step, action, isTold } = ACTS[params.event]
    const order = await updateOrder(tx, id, await changeOf(tx, row, { event: params.event, caller, at }))
    await insertStep(tx, {
      ...{ orderId: id, event: step, at, by: personName(caller), accountId: caller.accountId },
    })
    await addAudit(tx, { at, actor: caller, action, clientNumber, object: id, details: { version } })
    if (isTold) await queueAnswerMail(tx, services.jobs, { order: { ...row, order }, at, origin })
    const { accountId } = caller
    const answer = await orderCase(
      { ...services, db: tx },
      { ...row, order },
      { accountId, locale: call.locale, now: at },
    )
    await call.keepAnswer(tx, answer)
    await recordChange(tx, { kind: 'orders', objectId: id, at })
    return answer
  })
}

async function changeOf(
  tx: Db,
  row: OrderRow,
  { event, caller, at }: { readonly event: CaseWorkerEvent; readonly caller: Person; readonly at: Instant },
): Promise<Parameters<typeof updateOrder>[2]> {
  const { id } = row.order
  const isHandled = event === 'handle'
  return {
    ...touched(at),
    ...(event === 'take-on' || row.order.handlerAccountId === null ? handledBy(caller) : {}),
    state: ORDER_EVENTS[event].to,
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
