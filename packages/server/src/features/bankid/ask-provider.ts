import { bankIdMessageOf } from '@salvia/core/bankid'
import { BANKID_PATIENCE_SECONDS } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import type { BankIdFault, Collected } from '../../adapters/bankid/bankid-client.ts'
import type { BankIdState } from '../../db/schema/bankid.ts'
import { type BankIdCall, wayOf } from './bankid-call.ts'
import { failedMessage } from './failed-message.ts'
import { type BankIdOrder, orderByRef, storeState, takeCollectTurn } from './orders.store.ts'

/**
 * The order with the provider's latest answer. Asks again if the last answer is two seconds old. Between these, and
 * while the provider fails for a moment, the last answer stays valid.
 */
export async function askProvider(call: BankIdCall, order: BankIdOrder): Promise<BankIdOrder> {
  const { services, now } = call
  const { orderRef } = order
  const isTurn = await takeCollectTurn(services.db, orderRef, now)
  if (!isTurn) return (await orderByRef(services.db, orderRef)) ?? order
  const collected = await services.bankid.collect(orderRef)
  const state = stateOf(collected, order, call)
  const kept = await storeState(services.db, orderRef, state, services.clock.now())
  const isGivenUp = kept?.answer?.kind === 'failed' && collected.kind !== 'failed'
  if (isGivenUp) await services.bankid.cancel(orderRef)
  return kept ?? order
}

function stateOf(collected: Collected | BankIdFault, order: BankIdOrder, call: BankIdCall): BankIdState {
  const way = wayOf(order, call)
  switch (collected.kind) {
    case 'pending':
    case 'complete':
      return collected
    case 'failed':
      return {
        kind: 'failed',
        message: bankIdMessageOf({ status: 'failed', hintCode: collected.hintCode }, way),
      }
    case 'silent':
    case 'closed':
      return (
        afterPause(collected.kind, order, call) ?? { kind: 'failed', message: failedMessage(collected, way) }
      )
    default:
      return { kind: 'failed', message: failedMessage(collected, way) }
  }
}

/** The order unchanged, until the provider has been unreachable for too long. */
function afterPause(
  kind: 'silent' | 'closed',
  { answer }: BankIdOrder,
  { services, now }: BankIdCall,
): BankIdState | undefined {
  const before =
    answer?.kind === 'pending' ? answer : { kind: 'pending' as const, hintCode: 'outstandingTransaction' }
  const since = before.fault?.since ?? now
  const isPatient = services.clock.now() < addElapsed(since, { seconds: BANKID_PATIENCE_SECONDS })
  return isPatient ? { ...before, fault: { kind, since } } : undefined
}
