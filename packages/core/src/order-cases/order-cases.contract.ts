import { z } from 'zod'
import { timeIdSchema } from '../bookings/index.ts'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { caseWorkersMatterCalls } from '../matters/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { orderCaseSchema, orderSlotSchema } from './order-case.ts'
import { orderCasesList } from './order-cases-list.ts'

const one = z.object({ id: z.uuid() })
/** An ISO week, `2026-W48`. */
const weekSchema = z.string().regex(/^\d{4}-W\d{2}$/)

/** The back office for orders. */
export const orderCasesContract = defineContract('orderCases', {
  ...listCalls(orderCasesList),
  ...caseWorkersMatterCalls({
    ...{ path: 'order-cases', caseWorkerFunction: 'orders', one: 'an order', response: orderCaseSchema },
    errors: { missing: 'ORDER_NOT_FOUND', refused: 'ORDER_EVENT_REFUSED', changed: 'ORDER_CHANGED' },
  }),
  weeks: {
    kind: 'json',
    method: 'GET',
    path: 'order-cases/{id}/weeks',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'The working weeks with free times of the ordered service, at the ordered clinic.',
    params: one,
    response: z.object({
      items: z.array(
        z.object({ week: weekSchema, from: isoDateSchema, to: isoDateSchema, freeSlots: z.int() }),
      ),
    }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_BOOKABLE',
      'BOOKING_SYSTEM_NOT_CONNECTED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
  slots: {
    kind: 'json',
    method: 'GET',
    path: 'order-cases/{id}/slots',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'The free times of one week, in their order.',
    params: one,
    query: z.object({ week: weekSchema }),
    response: z.object({ items: z.array(orderSlotSchema) }),
    errors: [
      'INVALID_REQUEST',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_BOOKABLE',
      'BOOKING_SYSTEM_NOT_CONNECTED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
  book: {
    kind: 'json',
    method: 'POST',
    path: 'order-cases/{id}/bookings',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'Books a free time for the person of the order, who is told where the organisation wants it.',
    params: one,
    body: z.strictObject({ slotId: timeIdSchema, version: z.int() }),
    response: orderCaseSchema,
    idempotent: true,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_NOT_BOOKABLE',
      'ORDER_CHANGED',
      'SLOT_TAKEN',
      'BOOKING_SYSTEM_NOT_CONNECTED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
})
