import type { HandlersOf } from '../../http/handler.ts'
import { cancelOrder } from './cancel-order.ts'
import { collectOrder } from './collect-order.ts'
import { startOrder } from './start-order.ts'

export const bankidHandlers: HandlersOf<'bankid'> = {
  start: call => startOrder(call, call.body),
  collect: call => collectOrder(call, call.body),
  cancel: call => cancelOrder(call, call.params.orderRef),
}
