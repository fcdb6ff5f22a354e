import { type Contract, contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import type { Context } from '../../http/handler.ts'
import { seenAndLocked } from '../matters/acts/seen-and-locked.ts'
import { withdrawal } from '../matters/acts/withdrawal.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { mayWithdraw, orderDetails } from './order-details.ts'
import { wholeSeenOrder } from './seen-order.ts'

type WithdrawingCall = Context<Contract['orders']['withdraw']>

/** The maker takes an order back. */
export const withdrawOrder = act(
  contract.orders.withdraw,
  withdrawal(ORDER_ACTS, {
    ...seenAndLocked((db, call: WithdrawingCall) => wholeSeenOrder(db, call)),
    refusal: (found, { fail }) => (mayWithdraw(found) ? null : fail('ORDER_NOT_WITHDRAWABLE')),
    answer: (changed, { services, call: { caller, locale }, at }) =>
      orderDetails(services, caller, changed, { locale, now: at }),
  }),
)
