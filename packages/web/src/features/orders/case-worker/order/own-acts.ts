import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import type { OwnAct, OwnActs } from '../../../../parts/matters/case-worker/matter-acts.ts'

/** What only orders have: a time can be booked, which is the next thing to do until one stands. */
export function ownActs(
  { id, mayBook, bookings }: OrderCase,
  words: Readonly<Record<'book', Pick<OwnAct, 'label' | 'explained'>>>,
): OwnActs {
  const book: OwnAct = { name: 'book', ...words.book, to: portalPath('backOfficeBookOrder', { id }) }
  return {
    open: mayBook ? [book] : [],
    next: bookings.every(({ status }) => status === 'cancelled') ? 'book' : null,
    isBegun: bookings.length > 0,
  }
}
