import {
  type BankIdCollectAnswer,
  type BankIdLinks,
  type BankIdMessageCode,
  type BankIdStart,
  bankidContract,
} from '@salvia/core/bankid'
import { isAppError } from '@salvia/core/error-catalogue'
import { callEndpoint } from '../../state/api.ts'
import { afterWrite, send } from '../../state/caller.ts'

/** How often the status of the order is read. The QR code changes each second. */
const ASK_EACH_MS = 1000
/** How many reads in a row may fail before the user is told. */
const PATIENCE = 5

/** The state of a sign-in by BankID, as the screen shows it. */
export type BankIdState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'pending'
      readonly message: BankIdMessageCode
      readonly qrCode: string | null
      readonly links: BankIdLinks | null
    }
  | { readonly kind: 'failed'; readonly message: BankIdMessageCode }
  | { readonly kind: 'refused'; readonly error: unknown }

/** What a sign-in starts with. */
interface BankIdRequest {
  readonly start: BankIdStart
  readonly returnPath: string
  /** The secret of the mailed link that the user opened. */
  readonly identityLink?: string | undefined
}

type Complete = Extract<BankIdCollectAnswer, { status: 'complete' }>

export interface Following {
  readonly onState: (state: BankIdState) => void
  /** Aborting it cancels the order at once. */
  readonly signal: AbortSignal
}

/** An order in progress in this browser. */
interface Order {
  /** Absent when the app returned to a page that does not know it; the browser's cookie identifies the order then. */
  readonly orderRef?: string
  readonly links: BankIdLinks | null
  readonly returnNonce?: string | undefined
}

/** Starts an order and follows it until it ends. Returns the session, or undefined if the sign-in did not succeed. */
export async function signInByBankId(
  wanted: BankIdRequest,
  following: Following,
): Promise<Complete | undefined> {
  following.onState({ kind: 'starting' })
  try {
    const { identityLink, ...order } = wanted
    const body = { ...order, ...(identityLink !== undefined && { identityLink }) }
    const begun = await callEndpoint(bankidContract.start, { body })
    if (begun.status === 'failed') {
      following.onState({ kind: 'failed', message: begun.message })
      return undefined
    }
    const { orderRef, links, message, qrCode } = begun
    if (!following.signal.aborted) following.onState({ kind: 'pending', message, qrCode, links })
    return await follow({ orderRef, links }, following)
  } catch (error) {
    return refused(error, following)
  }
}

/** Continues the order from which the app returned to the browser. */
export async function finishBankId(returnNonce: string, following: Following): Promise<Complete | undefined> {
  following.onState({ kind: 'starting' })
  try {
    return await follow({ returnNonce, links: null }, following)
  } catch (error) {
    return refused(error, following)
  }
}

function refused(error: unknown, { signal, onState }: Following): undefined {
  if (!signal.aborted) onState({ kind: 'refused', error })
}

async function follow(order: Order, following: Following): Promise<Complete | undefined> {
  const { signal, onState } = following
  const { orderRef, links } = order
  let unanswered = 0
  while (!signal.aborted) {
    const answer = await ask(order).catch((error: unknown) => {
      unanswered += 1
      if (!isPassing(error) || unanswered > PATIENCE) throw error
      return undefined
    })
    if (signal.aborted) break
    if (answer) {
      unanswered = 0
      if (answer.status === 'complete') {
        await afterWrite()
        return answer
      }
      if (answer.status === 'failed') {
        onState({ kind: 'failed', message: answer.message })
        return undefined
      }
      onState({ kind: 'pending', message: answer.message, qrCode: answer.qrCode, links })
    }
    await pause(signal)
  }
  if (orderRef !== undefined) {
    await callEndpoint(bankidContract.cancel, { params: { orderRef } }).catch(() => undefined)
  }
  return undefined
}

/** Asked each second, it outdates nothing: an order that is pending or has failed has changed nothing. */
function ask({ orderRef, returnNonce }: Order): Promise<BankIdCollectAnswer> {
  const body = { ...(orderRef && { orderRef }), ...(returnNonce && { returnNonce }) }
  return send(bankidContract.collect, { body }, {})
}

/** Whether an error is temporary: a brief network failure does not mean that the order failed. */
function isPassing(error: unknown): boolean {
  return isAppError(error, 'SERVICE_UNAVAILABLE')
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ASK_EACH_MS)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
