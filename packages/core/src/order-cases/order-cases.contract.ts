import { z } from 'zod'
import { timeIdSchema } from '../bookings/index.ts'
import { defineContract } from '../contract/index.ts'
import { conversationCalls } from '../conversations/index.ts'
import { MESSAGE_MAX_CHARACTERS } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { CASE_WORKER_EVENTS } from '../matters/index.ts'
import { isoDateSchema, writtenTextSchema } from '../primitives/index.ts'
import { orderCaseSchema, orderSlotSchema } from './order-case.ts'
import { orderCasesList } from './order-cases-list.ts'

const one = z.object({ id: z.uuid() })
/** An ISO week, `2026-W48`. */
const weekSchema = z.string().regex(/^\d{4}-W\d{2}$/)

/** The back office for orders. */
export const orderCasesContract = defineContract('orderCases', {
  ...listCalls(orderCasesList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'order-cases/{id}',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'One order with everything that the customer wrote. Each answer is audited.',
    params: one,
    response: orderCaseSchema,
    errors: ['ORDER_NOT_FOUND'],
  },
  act: {
    kind: 'json',
    method: 'POST',
    path: 'order-cases/{id}/{event}',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'Takes an order on, handles it or closes it. Of two case workers at once, one wins.',
    params: one.extend({ event: z.enum(CASE_WORKER_EVENTS) }),
    body: z.strictObject({ version: z.int() }),
    response: orderCaseSchema,
    idempotent: true,
    errors: ['ORDER_NOT_FOUND', 'ORDER_EVENT_REFUSED', 'ORDER_CHANGED'],
  },
  addNote: {
    kind: 'json',
    method: 'POST',
    path: 'order-cases/{id}/notes',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    spec: 'assumed',
    summary: 'Writes a note for case workers. No call of the customer answers it.',
    params: one,
    body: z.strictObject({ text: writtenTextSchema(MESSAGE_MAX_CHARACTERS).refine(text => text !== '') }),
    response: orderCaseSchema,
    idempotent: true,
    errors: ['ORDER_NOT_FOUND'],
  },
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
  ...conversationCalls({
    path: 'order-cases',
    access: 'caseWorker',
    caseWorkerFunction: 'orders',
    params: {},
    missing: 'ORDER_NOT_FOUND',
  }),
})
