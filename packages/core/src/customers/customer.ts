import { z } from 'zod'
import { LOGIN_METHODS } from '../companies/company.ts'
import { instantSchema } from '../primitives/index.ts'
import { customerStates } from './customer-state.ts'

/** A customer company as the provider's case workers see it in a list. */
export const customerListItemSchema = z.object({
  clientNumber: z.string(),
  name: z.string(),
  /** The employer group; a customer by itself is its own. */
  group: z.string(),
  state: customerStates.schema,
  /** Accounts that may act for the customer, closed ones left out. */
  users: z.int(),
  /** When a personnel file was last imported; null where none has been. */
  lastImportAt: instantSchema.nullable(),
})
export type CustomerListItem = z.infer<typeof customerListItemSchema>

/** One customer company with what its page shows first. */
export const customerSchema = customerListItemSchema.extend({
  loginMethod: z.enum(LOGIN_METHODS),
  /** When the provider closed it; null while it is open. */
  closedAt: instantSchema.nullable(),
})
export type Customer = z.infer<typeof customerSchema>
