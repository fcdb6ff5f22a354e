import { z } from 'zod'
import { sentFilesSchema } from '../conversations/index.ts'
import {
  COUNSELLING_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  GROUP_UNITS_MAX,
  GROUP_VISITS_MAX,
  NAME_MAX_CHARACTERS,
  ORDER_LINE_MAX_CHARACTERS,
  ORDER_TEXT_MAX_CHARACTERS,
} from '../limits/index.ts'
import { writtenLineSchema, writtenTextSchema } from '../primitives/index.ts'

const line = writtenLineSchema(ORDER_LINE_MAX_CHARACTERS).default('')
const name = writtenLineSchema(NAME_MAX_CHARACTERS).default('')
const email = writtenLineSchema(EMAIL_MAX_CHARACTERS).default('')
const text = writtenTextSchema(ORDER_TEXT_MAX_CHARACTERS).default('')

/** What every order asks: how to reach the orderer, who gets feedback, the order number, the files. @spec §3 */
const common = {
  userMobilePhone: line,
  /** Feedback goes to another person than the orderer. */
  customFeedbackRecipient: z.boolean().default(false),
  feedbackName: name,
  feedbackEmail: email,
  feedbackPhone: line,
  purchaseOrderNumber: line,
  files: sentFilesSchema,
}

/** Where the visits take place. Empty for a service without a place. */
const place = {
  city: line,
  /** Id of the clinic. */
  clinic: z.string().max(ORDER_LINE_MAX_CHARACTERS).default(''),
  /** The clinic is a partner’s, so the order says who receives the visit and where. */
  showPartnerFields: z.boolean().default(false),
  partnerCompanyName: line,
  partnerRecipient: line,
  partnerStreet: line,
  partnerPostalCode: line,
  partnerPostalTown: line,
  partnerDesiredCity: line,
}

const service = {
  portalServiceId: z.string().min(1).max(ORDER_LINE_MAX_CHARACTERS),
  /** Ids of the chosen subcategories. */
  subCategories: z.array(z.string().max(ORDER_LINE_MAX_CHARACTERS)).max(100).default([]),
}

/** Somebody who is not in the personnel file yet. @spec §5 */
export const newEmployeeSchema = z.strictObject({
  kind: z.literal('new'),
  pid: writtenLineSchema(20).default(''),
  firstName: name,
  lastName: name,
  email,
  mobilePhone: line,
  /** Contact details are then neither asked for nor stored. */
  protectedIdentity: z.boolean().default(false),
})
export type NewEmployee = z.output<typeof newEmployeeSchema>

const orderedEmployeeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('known'), pidHash: z.string().min(1).max(100) }),
  newEmployeeSchema,
])

/** An order for one person. */
export const personOrderSchema = z.strictObject({
  ...service,
  employee: orderedEmployeeSchema,
  /** Id of the unit of a new employee; empty for one who is known. */
  selectedOrg: z.string().max(100).default(''),
  /** The current need. */
  message: text,
  ...place,
  ...common,
})
export type PersonOrder = z.output<typeof personOrderSchema>

/** An order for a group of employees or whole units. */
export const groupOrderSchema = z.strictObject({
  ...service,
  units: z
    .array(z.strictObject({ unitId: z.string().max(100), comment: text }))
    .max(GROUP_UNITS_MAX)
    .refine(units => new Set(units.map(({ unitId }) => unitId)).size === units.length)
    .default([]),
  /** Each employee comes by himself; then the text or a file says who. */
  individualVisits: z.boolean().default(false),
  /** Visits for each employee; null where none are individual. */
  visitsPerEmployee: z.int().min(1).max(GROUP_VISITS_MAX).nullable().default(null),
  /** The current need. */
  message: text,
  description: text,
  ...place,
  ...common,
})
export type GroupOrder = z.output<typeof groupOrderSchema>

/** A question about what to order. */
export const counsellingOrderSchema = z.strictObject({
  subject: line,
  description: writtenTextSchema(COUNSELLING_MAX_CHARACTERS).default(''),
  /** Id of the unit. */
  selectedOrg: z.string().max(100).default(''),
  location: line,
  ...common,
})
export type CounsellingOrder = z.output<typeof counsellingOrderSchema>
