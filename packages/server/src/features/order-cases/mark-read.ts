import type { Contract } from '@salvia/core/api'
import type { Context } from '../../http/handler.ts'
import { keepRead } from '../matters/conversation.store.ts'
import { orderOfCall } from './order-case.ts'

/** The case worker has been shown the messages up to a number. */
export async function markCaseRead(call: Context<Contract['orderCases']['markRead']>): Promise<void> {
  const { services, caller, body } = call
  const { order } = await orderOfCall(services.db, call)
  const { accountId } = caller
  await keepRead(services.db, { matterId: order.id, accountId, through: body.through })
}
