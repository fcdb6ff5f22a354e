import { z } from 'zod'
import { defineStatuses } from '../i18n/index.ts'
import { unitRoleSchema } from '../profile/profile.contract.ts'

/**
 * The states of an account. Closing an account closes it at every organisation; a reopened one must be activated
 * again.
 */
export const accountStates = defineStatuses({
  active: { text: { sv: 'Aktivt', en: 'Active' }, tone: 'success' },
  inactive: { text: { sv: 'Inte aktiverat', en: 'Not activated' }, tone: 'neutral' },
  closed: { text: { sv: 'Stängt', en: 'Closed' }, tone: 'neutral' },
})

/** A user of a customer, as the provider's case workers see them. */
export const customerUserSchema = z.object({
  id: z.uuid(),
  /** First and last name; empty where neither is known. */
  name: z.string(),
  email: z.string(),
  state: accountStates.schema,
  isCaseWorker: z.boolean(),
  /** The roles at this customer. */
  roles: z.array(z.object({ role: unitRoleSchema, unitPath: z.array(z.string()), recursive: z.boolean() })),
})
export type CustomerUser = z.infer<typeof customerUserSchema>
