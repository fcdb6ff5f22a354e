import { contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import { changeMatter } from '../matters/matters.store.ts'
import { auditedOrder, changedOrder, noteStep } from './order-act.ts'
import { mayWithdraw, orderDetails } from './order-details.ts'
import { lockOrder } from './orders.store.ts'
import { wholeSeenOrder } from './seen-order.ts'

/** The maker takes an order back. Of a case worker who takes it on at the same moment, and the maker, one wins. */
export const withdrawOrder = act(contract.orders.withdraw, {
  see: wholeSeenOrder,
  async lock(tx, call) {
    await lockOrder(tx, call.params.id)
    return wholeSeenOrder(tx, call)
  },
  async change(found, moment) {
    if (!mayWithdraw(found)) throw moment.call.fail('ORDER_NOT_WITHDRAWABLE')
    const { tx, at } = moment
    const order = await changeMatter(tx, found.order, {
      state: 'closed',
      closedBy: 'maker',
      latestEventAt: at,
    })
    await noteStep(moment, order.id, 'withdrawn')
    return { ...found, order }
  },
  audited: ({ order }) => auditedOrder('order-withdrawn', order),
  answer: (changed, { services, call: { caller, locale }, at }) =>
    orderDetails(services, caller, changed, { locale, now: at }),
  changed: changedOrder,
  faultPoints: { beforeCommit: 'withdraw: before commit' },
})
