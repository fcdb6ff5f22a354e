import { z } from 'zod'
import { instantSchema } from '../primitives/index.ts'
import { coworkerSchema } from './coworker.ts'
import { COWORKER_CONTEXTS, type CoworkerContext } from './coworkers-list.ts'

/** A colleague with the ways to reach them at work; null where the identity is protected or nothing is known. */
const contactSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

const orderManagerSchema = contactSchema.extend({
  role: z.enum(['orderer', 'extended-orderer']),
  /** The unit that the role is for: the employee's own one, or one above it. */
  unitPath: z.array(z.string()),
})
export type OrderManager = z.infer<typeof orderManagerSchema>

const coworkerContextSchema = z.enum(COWORKER_CONTEXTS as [CoworkerContext, ...CoworkerContext[]])

/** One employee, for whoever sees the employee and is shut out by no rule. @spec §3 */
export const coworkerDetailsSchema = coworkerSchema
  .omit({ excludedBy: true, manager: true })
  .extend({
    /** The immediate manager; null if none is given. A manager whom nobody is known by has only a name. */
    manager: contactSchema.nullable(),
    /** Who orders for the employee: those with the nearest role first, then by name. */
    orderManagers: z.array(orderManagerSchema),
    /** Since when the employee belongs to the unit; null if that is not known. */
    inUnitSince: instantSchema.nullable(),
    /** The units before it, the latest first. */
    earlierUnits: z.array(
      z.object({ path: z.array(z.string()), from: instantSchema.nullable(), to: instantSchema }),
    ),
    /** The filters of the list under which the employee stands. */
    contexts: z.array(coworkerContextSchema),
    /** Whether the identity number can be shown: never that of a protected identity. */
    mayShowNumber: z.boolean(),
  })
  .meta({ id: 'EmployeeDetails' })
export type CoworkerDetails = z.infer<typeof coworkerDetailsSchema>
