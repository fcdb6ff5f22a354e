import { appError } from '@salvia/core/error-catalogue'
import { type BankIdCall, giveUp, isOwn } from './bankid-call.ts'
import { orderByRef } from './orders.store.ts'

/** Cancels the browser's own order. An order that has ended stays as it is. */
export async function cancelOrder(call: BankIdCall, orderRef: string): Promise<void> {
  const order = await orderByRef(call.services.db, orderRef)
  if (!order || !isOwn(order, call)) throw appError('NOT_FOUND')
  await giveUp(call, orderRef, 'bankid.RFA6')
}
