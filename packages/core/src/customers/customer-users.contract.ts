import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { PART_PAGE_SIZE } from '../limits/index.ts'
import { defineList, listCalls } from '../lists/index.ts'
import { customerUserSchema } from './customer-user.ts'

/** Who may act for a customer, for the provider's case workers alone. */
export const customerUsersList = defineList({
  path: 'customers/{clientNumber}/users',
  params: z.object({ clientNumber: z.string() }),
  access: 'caseWorker',
  spec: 'assumed',
  summary: 'Who may act for the customer, by name, closed accounts included, with their roles there.',
  row: customerUserSchema,
  isSearchable: true,
  pageSize: PART_PAGE_SIZE,
})

export const customerUsersContract = defineContract('customerUsers', listCalls(customerUsersList))
