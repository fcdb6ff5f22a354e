import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { customerSchema } from './customer.ts'
import { customerUserSchema } from './customer-user.ts'
import { customersList } from './customers-list.ts'

/** What a case worker does to a customer, or to one of its users. */
export const CLOSINGS = ['close', 'reopen'] as const
export type Closing = (typeof CLOSINGS)[number]

const client = z.object({ clientNumber: z.string() })
const closing = z.enum(CLOSINGS)

/** The provider's customers, for its case workers alone. A closed customer is one of them. */
export const customersContract = defineContract('customers', {
  ...listCalls(customersList),
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
  actOnUser: {
    kind: 'json',
    method: 'POST',
    path: 'customers/{clientNumber}/users/{id}/{event}',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Closes the account of a user at every organisation at once, or reopens it: then its owner is emailed a link that activates it.',
    params: client.extend({ id: z.uuid(), event: closing }),
    response: customerUserSchema,
    errors: ['OWN_ACCOUNT'],
  },
})
