import { z } from 'zod'
import { CLOSED_ORDERS_COUNTED } from '../limits/index.ts'
import { defineList } from '../lists/index.ts'
import { orderCaseRowSchema } from './order-case.ts'

/** The provider's queue of orders over all companies. */
export const orderCasesList = defineList({
  path: 'order-cases',
  access: 'caseWorker',
  caseWorkerFunction: 'orders',
  spec: 'assumed',
  summary:
    'The queue of orders over all companies: open ones by age, the oldest first; handled and closed ones the latest first. Closed ones are counted up to 10,000. A search finds customers, numbers, services and names.',
  row: orderCaseRowSchema,
  filter: {
    name: 'status',
    values: ['open', 'mine', 'untouched', 'handled', 'closed'],
    countedUpTo: { closed: CLOSED_ORDERS_COUNTED },
  },
  sorts: ['age', 'customer', 'clinic'],
  defaultSort: { open: 'age', mine: 'age', untouched: 'age', handled: '-age', closed: '-age' },
  questions: {
    // Only those with messages of the customer after the last act of a case worker.
    unanswered: { kind: 'flag' },
  },
  isSearchable: true,
  findsByNumber: true,
  more: {
    /** Open orders with messages of the customer after the last act of a case worker. */
    unanswered: z.int(),
  },
})
