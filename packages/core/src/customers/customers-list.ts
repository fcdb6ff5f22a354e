import { defineList } from '../lists/index.ts'
import { customerListItemSchema } from './customer.ts'

/** The provider's customers, for its case workers alone. A closed customer is one of them. */
export const customersList = defineList({
  path: 'customers',
  access: 'caseWorker',
  spec: 'assumed',
  summary: 'The customers by name, open and closed ones or one kind of them.',
  row: customerListItemSchema,
  filter: { name: 'state', values: ['all', 'open', 'closed'] },
  isSearchable: true,
})
