import type { Contract } from '@salvia/core/api'
import { type Locale, translatedText } from '@salvia/core/i18n'
import { isEventOpen } from '@salvia/core/matters'
import type { OrderDetails } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import { type Caller, callerId } from '../../access/caller.ts'
import type { Context } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { keepShown } from '../matters/conversation.store.ts'
import { matterHead, matterProgress } from '../matters/whole-matter.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { replyStateOf, type SeenOrder, seenOrder, type WholeSeenOrder } from './seen-order.ts'
import { orderBookings, wholeOrder } from './whole-order.ts'

/** One order, as far as the caller may see it. Each view is audited. */
export async function viewOrder(call: Context<Contract['orders']['get']>): Promise<OrderDetails> {
  const { services, caller, company, locale, now } = call
  const seen = await seenOrder(services.db, call)
  const { order, access } = seen
  await addView(services.db, {
    ...{ at: now, actor: caller, action: 'order-viewed', clientNumber: company.clientNumber },
    object: order.id,
    details: { access: access.kind, ...(order.employeeId !== null && { employee: order.employeeId }) },
  })
  if (caller.kind === 'person') await keepShown(services.db, order.id, caller.accountId)
  return orderDetails(services, caller, seen, { locale, now })
}

/** An order as its page shows it to a caller. */
export async function orderDetails(
  services: Pick<Services, 'db' | 'secrets'>,
  caller: Caller,
  seen: SeenOrder,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Promise<OrderDetails> {
  const { order, access, view } = seen
  const head = matterHead(order)
  if (access.kind === 'text') {
    return {
      access: 'text',
      ...head,
      service: translatedText(order.contents.service.name, locale),
      text: textAsSent(seen),
    }
  }
  const { seesBookingsOf } = view
  if (access.kind === 'limited') {
    const bookings = await orderBookings(services, { id: order.id, now, seesBookingsOf })
    return { access: 'limited', ...head, ...matterProgress(order, now), bookings }
  }
  const whole: WholeSeenOrder = { ...seen, access }
  const told = await wholeOrder(services, seen, {
    reader: { accountId: callerId(caller), party: 'customer' },
    reply: replyStateOf(whole, now),
    address: ORDER_ACTS.addressFor('customer', order),
    ...{ seesBookingsOf, locale, now },
  })
  return {
    ...{ access: 'full', ...told, isOwn: access.isMaker },
    mayWithdraw: mayWithdraw(whole),
    mayOrderAgain: access.mayOrder,
  }
}

/** The maker may take an order back while no case worker has taken it on. */
export function mayWithdraw({ access, order }: WholeSeenOrder): boolean {
  return access.isMaker && isEventOpen('withdraw', order.state)
}

/** What the maker wrote: the subject and the texts. It names nobody whom the maker did not name there. */
function textAsSent({ order }: SeenOrder): string {
  const { subject, description, message } = order.contents
  return [subject, description, message].filter(text => text !== null && text !== '').join('\n\n')
}
