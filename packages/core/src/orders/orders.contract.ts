import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { SENDING_FILES } from '../conversations/index.ts'
import { CHANGES_AT_ONCE } from '../limits/index.ts'
import { listCalls } from '../lists/index.ts'
import { customersMatterCalls } from '../matters/index.ts'
import { writtenLineSchema } from '../primitives/index.ts'
import { orderDetailsSchema, sentOrderSchema } from './order.ts'
import { orderChangesSchema } from './order-changes.ts'
import { counsellingOrderSchema, groupOrderSchema, personOrderSchema } from './order-form.ts'
import { ordersList } from './orders-list.ts'

const company = z.object({ clientNumber: z.string() })
const feature = 'orders'

/** Codes of an order that names a service. */
const OF_SERVICE = [
  'SERVICE_NOT_FOUND',
  'SERVICE_NOT_IN_AGREEMENT',
  'SERVICE_NOT_ORDERABLE',
  'ORDER_INCOMPLETE',
  'UNIT_NOT_ORDERABLE',
  ...SENDING_FILES,
] as const
/** Codes of an order for somebody. */
const OF_EMPLOYEE = [
  'COWORKER_NOT_FOUND',
  'OWN_NUMBER',
  'EXCLUDED_BY_SELF_INSIGHT',
  'EXCLUDED_BY_ORDERING',
  'EXCLUDED_BY_COLLEAGUE',
  'ORDER_TAKES_ROLE',
] as const

export const ordersContract = defineContract('orders', {
  ...listCalls(ordersList),
  get: {
    kind: 'json',
    method: 'GET',
    path: 'orders/{clientNumber}/{id}',
    access: 'user',
    feature,
    spec: 'assumed',
    summary:
      'One order, as far as the caller may see it, for a machine token without texts; id is its UUID or its number (B-20001).',
    params: company.extend({
      id: z.string().regex(/^(B-\d{1,12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i),
    }),
    response: orderDetailsSchema,
    errors: ['ORDER_NOT_FOUND'],
  },
  changes: {
    kind: 'json',
    method: 'GET',
    path: 'orders/{clientNumber}/changes',
    access: 'user',
    feature,
    spec: 'assumed',
    summary:
      'What has changed of the orders of the company after a number: each order once, as the list shows it to the caller now, at the number of its last change. Begin with 0, then go on after `last`. What a caller may see also changes without a change of an order, as when a personnel file is imported: begin with 0 again now and then. For HR, and for a machine token with the grant.',
    params: company,
    query: z.object({
      after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number().int().min(1).max(CHANGES_AT_ONCE).default(CHANGES_AT_ONCE),
    }),
    response: orderChangesSchema,
    errors: ['ORDER_CHANGES_HR_ONLY'],
  },
  person: {
    kind: 'json',
    method: 'POST',
    path: 'orders/{clientNumber}/person',
    access: 'person',
    feature,
    spec: 'portal §7',
    summary: 'Orders a service for one person, who is in the personnel file or is new.',
    params: company,
    body: personOrderSchema,
    typedNumber: 'employee.pid',
    response: sentOrderSchema,
    idempotent: true,
    errors: [...OF_SERVICE, ...OF_EMPLOYEE],
  },
  group: {
    kind: 'json',
    method: 'POST',
    path: 'orders/{clientNumber}/group',
    access: 'person',
    feature,
    spec: 'portal §7',
    summary: 'Orders a service for a group of employees or for whole units.',
    params: company,
    body: groupOrderSchema,
    response: sentOrderSchema,
    idempotent: true,
    errors: [...OF_SERVICE],
  },
  counselling: {
    kind: 'json',
    method: 'POST',
    path: 'orders/{clientNumber}/counselling',
    access: 'person',
    feature,
    spec: 'assumed',
    summary: 'Asks for advice on what to order for a unit.',
    params: company,
    body: counsellingOrderSchema,
    response: sentOrderSchema,
    idempotent: true,
    errors: ['ORDER_INCOMPLETE', 'UNIT_NOT_ORDERABLE', ...SENDING_FILES],
  },
  checkNumber: {
    kind: 'json',
    method: 'POST',
    path: 'orders/{clientNumber}/numbers/searches',
    access: 'person',
    feature,
    spec: 'assumed',
    summary:
      'Whether an identity number can be ordered for: somebody whom the user may order for, or a new employee. Whoever is out of reach is new.',
    reads: true,
    params: company,
    body: z.strictObject({ pid: writtenLineSchema(20) }),
    typedNumber: 'pid',
    response: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('new') }),
      z.object({
        kind: z.literal('known'),
        pidHash: z.string(),
        firstName: z.string(),
        lastName: z.string(),
      }),
    ]),
    errors: [
      'NUMBER_NOT_WRITTEN_CORRECTLY',
      'OWN_NUMBER',
      'EXCLUDED_BY_SELF_INSIGHT',
      'EXCLUDED_BY_ORDERING',
      'EXCLUDED_BY_COLLEAGUE',
      'ORDER_TAKES_ROLE',
    ],
  },
  ...customersMatterCalls({
    ...{ path: 'orders/{clientNumber}', feature, one: 'an order', response: orderDetailsSchema },
    errors: { missing: 'ORDER_NOT_FOUND', notWithdrawable: 'ORDER_NOT_WITHDRAWABLE' },
  }),
})
