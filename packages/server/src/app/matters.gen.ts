/** What each kind of matters tells in the queue of case workers. Generated from `*.matters.ts` by `npm run gen`: do not edit. */

import { ordersMatters } from '../features/order-cases/orders.matters.ts'

export const MATTER_SOURCES = [
  ordersMatters,
]
