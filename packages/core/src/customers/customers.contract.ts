import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { customerListItemSchema, customerSchema } from './customer.ts'
import { customerStates } from './customer-state.ts'

const listWish = {
  state: customerStates.schema.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
}

export const customerPageSchema = z.object({
  items: z.array(customerListItemSchema),
  /** Of those that fit the search, in either state. */
  counts: z.object({ open: z.int(), closed: z.int() }),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type CustomerPage = z.infer<typeof customerPageSchema>

const client = z.object({ clientNumber: z.string() })

/** The provider's customers, for its case workers alone. A closed customer is one of them. */
export const customersContract = {
  list: endpoint({
    kind: 'json',
    method: 'GET',
    path: 'customers',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The customers by name, open and closed ones or one kind of them.',
    query: z.object({ ...listWish, q: z.string().max(SEARCH_MAX_CHARACTERS).optional() }),
    response: customerPageSchema,
    errors: ['INVALID_REQUEST'],
  }),
  search: endpoint({
    kind: 'json',
    method: 'POST',
    path: 'customers/searches',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The same list for a search that holds six digits or more, kept out of the address.',
    body: z.strictObject({ ...listWish, q: z.string().max(SEARCH_MAX_CHARACTERS) }),
    response: customerPageSchema,
    errors: ['INVALID_REQUEST'],
  }),
  get: endpoint({
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'One customer.',
    params: client,
    response: customerSchema,
    errors: [],
  }),
} as const
