import type { Contract } from '@salvia/core/api'
import type { Context } from '../../http/handler.ts'
import { markRead } from '../matters/mark-read.ts'
import { orderOfCall } from './order-case.ts'

/** The case worker has been shown the messages up to a number. */
export async function markCaseRead(call: Context<Contract['orderCases']['markRead']>): Promise<void> {
  const { order } = await orderOfCall(call.services.db, call)
  await markRead(call, order.id)
}
