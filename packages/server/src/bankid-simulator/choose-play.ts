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

/** What came of a choice: where the app would lead the browser now, where it leads anywhere. */
export type Chosen =
  | { readonly kind: 'chosen'; readonly orderRef: string | null; readonly returnUrl: string | null }
  | { readonly kind: 'no-order' | 'no-person' }

/** Makes something happen to an order from its next collect on. */
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

/** The order that is meant; a code to scan must be one that this order really has shown. */
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

/** The account that signs; null where nobody does, or someone without one; undefined where it does not exist. */
async function personOf({ db }: Services, play: Play): Promise<string | null | undefined> {
  if (play.kind !== 'person') return null
  if (play.email !== undefined) return (await personByEmail(db, play.email))?.id
  return play.personalNumber === undefined ? undefined : null
}
