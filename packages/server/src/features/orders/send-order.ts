import { randomUUID } from 'node:crypto'
import {
  expectedAnswer,
  type OrderKind,
  orderKeys,
  orderNumber,
  type SentOrder,
  type StoredOrderContents,
} from '@salvia/core/orders'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { numberChange } from '../../acts/number-change.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { sendAttachments } from '../conversations/attachments.ts'
import { follow, insertConversation } from '../conversations/conversations.store.ts'
import { feedbackRecipient } from './feedback-recipient.ts'
import { mailOrderReceipt } from './mail-order-receipt.job.ts'
import { insertOrder, nextOrderNumber } from './making.store.ts'
import type { CounsellingCall, GroupCall, PersonCall } from './ordered-service.ts'
import { findOrder, insertStep, type OrderRow, type OrderUnitRow } from './orders.store.ts'

type MakingCall = PersonCall | GroupCall | CounsellingCall

/** An order that has no faults, and that its maker may make. */
export interface NewOrder {
  readonly kind: OrderKind
  readonly contents: StoredOrderContents
  /** Within how many working days the service promises an answer. */
  readonly answerWorkingDays: number | undefined
  /** The employee of an order for a person. */
  readonly employeeId: string | null
  /** The units of a group or counselling order. */
  readonly units: readonly Omit<OrderUnitRow, 'orderId'>[]
  /** The unit of a new employee, by which the order is found too. */
  readonly foundBy?: readonly string[]
}

/**
 * Sends an order in one transaction: its conversation, units, files, followers and receipt, the answer of the call, and
 * last of all its number for the provider's systems.
 */
export async function sendOrder(
  call: MakingCall,
  prepare: (tx: Db) => Promise<NewOrder>,
): Promise<SentOrder> {
  const { services, caller, now, origin } = call
  const { faultPoint } = services
  const answer = await transaction(services.db, async tx => {
    const order = await storeOrder(tx, call, await prepare(tx))
    const { id: conversationId } = order
    const sent = { conversationId, messageId: null, by: caller.accountId, at: now }
    await sendAttachments(tx, call.body.files, sent)
    faultPoint('order: after files')
    await follow(tx, conversationId, await firstFollowers(tx, call, conversationId))
    await audit(tx, call, order)
    await services.jobs.send(mailOrderReceipt, { orderId: order.id, origin }, { tx })
    const told = sentOrder(order, caller.email)
    await call.keepAnswer(tx, told)
    await numberChange(tx, { kind: 'orders', objectId: order.id, at: now })
    faultPoint('order: before commit')
    return told
  })
  faultPoint('order: after commit')
  return answer
}

function sentOrder(
  { id, number, createdAt, expectedAnswer: expected }: OrderRow['order'],
  receiptTo: string,
): SentOrder {
  return { id, number: orderNumber(number), createdAt, expectedAnswer: expected, receiptTo }
}

async function storeOrder(
  tx: Db,
  { caller, company: { clientNumber }, now }: MakingCall,
  { kind, contents, answerWorkingDays, employeeId, units, foundBy }: NewOrder,
): Promise<OrderRow['order']> {
  const id = randomUUID()
  await insertConversation(tx, { id, clientNumber })
  const number = await nextOrderNumber(tx)
  const maker = personName(caller)
  const { service, place } = contents
  const row = {
    ...{ id, number, clientNumber, kind, contents, employeeId },
    ...{ makerAccountId: caller.accountId, makerName: maker },
    ...{ serviceId: service.id, clinicId: place?.clinic.id ?? null },
    ...{ createdAt: now, latestEventAt: now, expectedAnswer: expectedAnswer(now, answerWorkingDays) },
    ...orderKeys({
      ...{ number, service: service.name, maker },
      clinic: place && { name: place.clinic.name, city: place.city },
      units: [...units.map(({ path }) => path), ...(foundBy ? [foundBy] : [])],
    }),
  }
  const order = await insertOrder(tx, row, units)
  await insertStep(tx, { orderId: id, event: 'sent', at: now, by: maker, accountId: caller.accountId })
  return order
}

/** Who follows an order from the start: its maker, and the recipient of its feedback. */
async function firstFollowers(tx: Db, { caller }: MakingCall, orderId: string): Promise<string[]> {
  const row = await findOrder(tx, orderId)
  const recipient = row && (await feedbackRecipient(tx, row))
  return recipient ? [caller.accountId, recipient.id] : [caller.accountId]
}

async function audit(
  tx: Db,
  { caller, company: { clientNumber }, body, now }: MakingCall,
  { id, kind, employeeId }: OrderRow['order'],
): Promise<void> {
  await addAudit(tx, {
    ...{ at: now, actor: caller, action: 'order-sent', clientNumber, object: id },
    details: { kind, ...(employeeId && { employee: employeeId }), files: body.files.length },
  })
}
