import { randomUUID } from 'node:crypto'
import { expectedAnswer } from '@salvia/core/matters'
import {
  type OrderKind,
  orderKeys,
  orderNumber,
  type SentOrder,
  type StoredOrderContents,
} from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { personName } from '../../access/person-name.ts'
import type { Act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import { sendAttachments } from '../attachments/attachments.ts'
import { auditedMatter, noteStep } from '../matters/acts/matter-acts.ts'
import { follow } from '../matters/conversation.store.ts'
import { nextMatterNumber } from '../matters/matters.store.ts'
import { feedbackRecipient } from './feedback-recipient.ts'
import { mailOrderReceipt } from './mail-order-receipt.job.ts'
import { insertOrder } from './making.store.ts'
import { changedOrder } from './order-acts.ts'
import type { CounsellingCall, GroupCall, PersonCall } from './ordered-service.ts'
import { findOrder, type OrderRow, type OrderUnitRow } from './orders.store.ts'

type MakingCall = PersonCall | GroupCall | CounsellingCall

/** An order that has no faults, and that its maker may make. */
interface NewOrder {
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

type Sending<Call> = Act<Call, NewOrder, OrderRow['order'], SentOrder>

/**
 * How an order is sent, whatever it is for: with its conversation, units, files, followers and receipt.
 * @param prepare judges the order, and stores the new employee of one
 */
export function sending<Call extends MakingCall>(
  prepare: (tx: Db, call: Call) => Promise<NewOrder>,
): Omit<Sending<Call>, 'before' | 'see'> {
  return {
    lock: prepare,
    async change(made, { tx, services, call, at }) {
      const order = await storeOrder(tx, { ...made, call, at })
      const { id: matterId } = order
      const sent = { matterId, messageId: null, by: call.caller.accountId, at }
      await sendAttachments(tx, call.body.files, sent)
      services.faultPoint('order: after files')
      await follow(tx, matterId, await firstFollowers(tx, call, matterId))
      await services.jobs.send(mailOrderReceipt, { orderId: order.id, origin: call.origin }, { tx })
      return order
    },
    audited: (order, { call }) => {
      const { orderKind: kind, employeeId } = order
      const files = call.body.files.length
      return auditedMatter(order, 'sent', { kind, ...(employeeId && { employee: employeeId }), files })
    },
    answer: async (order, { call }) => sentOrder(order, call.caller.email),
    changed: order => changedOrder({ order }),
    faultPoints: { beforeCommit: 'order: before commit', afterCommit: 'order: after commit' },
  }
}

function sentOrder(
  { id, number, createdAt, promisedOn: expectedAnswer }: OrderRow['order'],
  receiptTo: string,
): SentOrder {
  return { id, number: orderNumber(number), createdAt, expectedAnswer, receiptTo }
}

interface Stored extends NewOrder {
  readonly call: MakingCall
  readonly at: Instant
}

async function storeOrder(
  tx: Db,
  { kind, contents, answerWorkingDays, employeeId, units, foundBy, call, at }: Stored,
): Promise<OrderRow['order']> {
  const { caller, company } = call
  const { clientNumber } = company
  const id = randomUUID()
  const number = await nextMatterNumber(tx, 'order')
  const maker = personName(caller)
  const { service, place } = contents
  const row = {
    ...{ id, number, clientNumber, orderKind: kind, contents, employeeId },
    ...{ makerAccountId: caller.accountId, makerName: maker },
    ...{ serviceId: service.id, clinicId: place?.clinic.id ?? null },
    ...{ createdAt: at, latestEventAt: at, promisedOn: expectedAnswer(at, answerWorkingDays) },
    ...orderKeys({
      ...{ number, service: service.name, maker },
      clinic: place && { name: place.clinic.name, city: place.city },
      units: [...units.map(({ path }) => path), ...(foundBy ? [foundBy] : [])],
    }),
  }
  const order = await insertOrder(tx, row, units)
  await noteStep({ tx, call, at }, id, 'sent')
  return order
}

/** Who follows an order from the start: its maker, and the recipient of its feedback. */
async function firstFollowers(tx: Db, { caller }: MakingCall, orderId: string): Promise<string[]> {
  const row = await findOrder(tx, orderId)
  const recipient = row && (await feedbackRecipient(tx, row))
  return recipient ? [caller.accountId, recipient.id] : [caller.accountId]
}
