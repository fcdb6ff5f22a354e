import { type BankIdCollectAnswer, bankIdMessageOf } from '@salvia/core/bankid'
import { appError } from '@salvia/core/error-catalogue'
import { BANKID_ORDER_MINUTES } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { bindingOf, isBoundTo } from '../../access/browser-binding.ts'
import { qrCodeAt } from '../../adapters/bankid/qr-code.ts'
import type { BankIdState } from '../../db/schema/bankid.ts'
import { askProvider } from './ask-provider.ts'
import { type BankIdCall, giveUp, isOwn, stopElsewhere, wayOf } from './bankid-call.ts'
import { type BankIdOrder, handOver, orderByRef, orderByReturnNonce } from './orders.store.ts'
import { maySameDevice } from './same-network.ts'
import { signInPerson } from './sign-in-person.ts'

interface Asked {
  readonly orderRef?: string | undefined
  readonly returnNonce?: string | undefined
}

/** Hints that mean that the app has not taken the order yet, so that the code to scan is still shown. */
const TO_SCAN: readonly (string | undefined)[] = ['outstandingTransaction', 'noClient']

/**
 * The status of an order, for the browser that began it. For any other browser the order does not exist, unless that
 * browser sends the nonce from the app: then somebody was tricked into finishing another's sign-in, and the order is
 * stopped.
 */
export async function collectOrder(call: BankIdCall, asked: Asked): Promise<BankIdCollectAnswer> {
  const order = await findOrder(call, asked)
  const { returnNonce } = asked
  const bringsNonce = returnNonce !== undefined && isBoundTo(order.returnNonceHash ?? '', returnNonce)
  const own = isOwn(order, call)
  if (!own && !bringsNonce) throw appError('NOT_FOUND')
  const bringsOther = order.start === 'same-device' && returnNonce !== undefined && !bringsNonce
  if (!own || bringsOther) {
    if (!order.endedAt) await stopElsewhere(call, order)
    return { status: 'failed', message: 'portal.ELSEWHERE' }
  }
  if (isOverdue(order, call.now)) await giveUp(call, order.orderRef, 'portal.TIMED_OUT')
  return answerOf(call, await askProvider(call, order), bringsNonce)
}

async function findOrder(
  { services }: BankIdCall,
  { orderRef, returnNonce = '' }: Asked,
): Promise<BankIdOrder> {
  const found = await (orderRef === undefined
    ? orderByReturnNonce(services.db, bindingOf(returnNonce))
    : orderByRef(services.db, orderRef))
  if (!found) throw appError('NOT_FOUND')
  return found
}

function isOverdue({ startedAt, endedAt }: BankIdOrder, now: Instant): boolean {
  return !endedAt && now > addElapsed(startedAt, { minutes: BANKID_ORDER_MINUTES })
}

async function answerOf(
  call: BankIdCall,
  order: BankIdOrder,
  bringsNonce: boolean,
): Promise<BankIdCollectAnswer> {
  const state: BankIdState = order.answer ?? { kind: 'pending', hintCode: 'outstandingTransaction' }
  switch (state.kind) {
    case 'handed-over':
      throw appError('BANKID_ORDER_ENDED')
    case 'failed':
      return { status: 'failed', message: state.message }
    case 'complete':
      if (order.start === 'same-device' && !bringsNonce) return waiting(order, 'portal.RETURNING')
      return finish(call, order, state)
    case 'pending': {
      const words = { status: 'pending', hintCode: state.hintCode } as const
      const isToScan = order.start === 'qr' && TO_SCAN.includes(state.hintCode)
      const qrCode = isToScan ? qrCodeAt(order, call.services.clock.now()) : null
      return waiting(order, bankIdMessageOf(words, wayOf(order, call)), qrCode)
    }
  }
}

type Waiting = Extract<BankIdCollectAnswer, { status: 'pending' }>

function waiting(
  { orderRef }: BankIdOrder,
  message: Waiting['message'],
  qrCode: string | null = null,
): Waiting {
  return { status: 'pending', orderRef, message, qrCode }
}

async function finish(
  call: BankIdCall,
  order: BankIdOrder,
  { pid, ipAddress }: Extract<BankIdState, { kind: 'complete' }>,
): Promise<BankIdCollectAnswer> {
  if (order.start === 'same-device' && !maySameDevice(ipAddress, order.ipAddress)) {
    await stopElsewhere(call, order)
    return { status: 'failed', message: 'portal.ELSEWHERE' }
  }
  if (!(await handOver(call.services.db, order.orderRef, call.now))) throw appError('BANKID_ORDER_ENDED')
  return { status: 'complete', ...(await signInPerson(call, pid, order.identityLinkId)) }
}
