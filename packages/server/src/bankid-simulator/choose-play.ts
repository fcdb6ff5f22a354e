import { addElapsed } from '@salvia/core/primitives'
import { qrCodeAt } from '../adapters/bankid/qr-code.ts'
import type { Services } from '../services.ts'
import type { Play, PlayedOrder } from './plays.ts'
import {
  changeSimulated,
  personByEmail,
  type SimulatedOrder,
  scriptNext,
  simulatedOrder,
  waitingOrders,
} from './simulated-orders.store.ts'

/** The result of a choice. `returnUrl` is where the app would send the browser now, null if nowhere. */
export type Chosen =
  | { readonly kind: 'chosen'; readonly orderRef: string | null; readonly returnUrl: string | null }
  | { readonly kind: 'no-order' | 'no-person' }

/** Chooses what happens to an order from its next collect on. */
export async function choosePlay(services: Services, which: PlayedOrder, play: Play): Promise<Chosen> {
  const { db, clock } = services
  const now = clock.now()
  const personId = await personOf(services, play)
  if (personId === undefined) return { kind: 'no-person' }
  if (which === 'next') {
    await scriptNext(db, { play }, personId, now)
    return { kind: 'chosen', orderRef: null, returnUrl: null }
  }
  const order = await findSimulated(services, which)
  if (!order || order.endedAt) return { kind: 'no-order' }
  const { orderRef, script } = order
  await changeSimulated(db, orderRef, { script: { ...script, play }, scriptedAt: now, personId })
  return { kind: 'chosen', orderRef, returnUrl: script?.returnUrl ?? null }
}

/** Finds an order. A code to scan must be one that this order has really shown. */
export async function findSimulated(
  { db }: Services,
  which: Exclude<PlayedOrder, 'next'>,
): Promise<SimulatedOrder | undefined> {
  if (which === 'latest') return (await waitingOrders(db))[0]
  if (!('qrCode' in which)) return simulatedOrder(db, which)
  const [, qrStartToken = '', second = ''] = which.qrCode.trim().split('.')
  const order = await simulatedOrder(db, { qrStartToken })
  if (!order || !/^\d{1,6}$/.test(second)) return undefined
  const at = addElapsed(order.startedAt, { seconds: Number(second) })
  return qrCodeAt(order, at) === which.qrCode.trim() ? order : undefined
}

/**
 * The account that signs. Null if nobody signs, or somebody without an account. Undefined if the account does not
 * exist.
 */
async function personOf({ db }: Services, play: Play): Promise<string | null | undefined> {
  if (play.kind !== 'person') return null
  if (play.email !== undefined) return (await personByEmail(db, play.email))?.id
  return play.personalNumber === undefined ? undefined : null
}
