import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { customerListItemSchema, customerSchema } from './customer.ts'
import { customerStates } from './customer-state.ts'
import { customerUserSchema } from './customer-user.ts'

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const q = z.string().max(SEARCH_MAX_CHARACTERS)
const listQuery = { state: customerStates.schema.optional(), page }

export const customerPageSchema = z.object({
  items: z.array(customerListItemSchema),
  /** Of those that fit the search, in either state. */
  counts: z.object({ open: z.int(), closed: z.int() }),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type CustomerPage = z.infer<typeof customerPageSchema>

export const customerUserPageSchema = z.object({
  items: z.array(customerUserSchema),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type CustomerUserPage = z.infer<typeof customerUserPageSchema>

/** What a case worker does to a customer, or to one of its users. */
export const CLOSINGS = ['close', 'reopen'] as const
export type Closing = (typeof CLOSINGS)[number]

const client = z.object({ clientNumber: z.string() })
const closing = z.enum(CLOSINGS)

/** The provider's customers, for its case workers alone. A closed customer is one of them. */
export const customersContract = defineContract('customers', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'customers',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The customers by name, open and closed ones or one kind of them.',
    query: z.object({ ...listQuery, q: q.optional() }),
    response: customerPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  search: {
    kind: 'json',
    method: 'POST',
    path: 'customers/searches',
    isRead: true,
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The same list for a search that holds six digits or more, kept out of the address.',
    body: z.strictObject({ ...listQuery, q }),
    response: customerPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  get: {
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'One customer.',
    params: client,
    response: customerSchema,
    errors: [],
  },
  act: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/{event}',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Closes a customer at once, with sessions, machine tokens and calendar addresses, or reopens it. One that stands so already stays so.',
    params: client.extend({ event: closing }),
    response: customerSchema,
    errors: [],
  },
  listUsers: {
    kind: 'json',
    method: 'GET',
    path: 'customers/{clientNumber}/users',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Who may act for the customer, by name, closed accounts included, with their roles there.',
    params: client,
    query: z.object({ page, q: q.optional() }),
    response: customerUserPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  searchUsers: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/users/searches',
    isRead: true,
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'The same list for a search that holds six digits or more, kept out of the address.',
    params: client,
    body: z.strictObject({ page, q }),
    response: customerUserPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  actOnUser: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/users/{id}/{event}',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Closes the account of a user at every organisation at once, or reopens it: then its owner is mailed a link that activates it.',
    params: client.extend({ id: z.uuid(), event: closing }),
    response: customerUserSchema,
    errors: ['OWN_ACCOUNT'],
  },
})
