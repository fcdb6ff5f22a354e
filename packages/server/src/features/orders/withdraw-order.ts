import { type Contract, contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { withdrawal } from '../matters/acts/withdrawal.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { mayWithdraw, orderDetails } from './order-details.ts'
import { lockOrder } from './orders.store.ts'
import { type WholeSeenOrder, wholeSeenOrder } from './seen-order.ts'

type WithdrawingCall = Context<Contract['orders']['withdraw']>

const seen = (db: Db, call: WithdrawingCall): Promise<WholeSeenOrder> => wholeSeenOrder(db, call)

/** The maker takes an order back. */
export const withdrawOrder = act(
  contract.orders.withdraw,
  withdrawal(ORDER_ACTS, {
    see: seen,
    async lock(tx, call: WithdrawingCall) {
      await lockOrder(tx, call.params.id)
      return seen(tx, call)
    },
    refusal: (found, { fail }) => (mayWithdraw(found) ? null : fail('ORDER_NOT_WITHDRAWABLE')),
    answer: (changed, { services, call: { caller, locale }, at }) =>
      orderDetails(services, caller, changed, { locale, now: at }),
  }),
)
