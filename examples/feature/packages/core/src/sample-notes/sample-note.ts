import { z } from 'zod'
import {
  caseWorkersMatterSchema,
  customersMatterSchema,
  matterHeadSchema,
  matterProgressSchema,
  wholeMatterSchema,
} from '../matters/index.ts'
import { isoDateSchema } from '../primitives/index.ts'

/** What lists and pages tell of one: all that is not the same of every kind of matter. */
const ownSchema = z.object({
  title: z.string(),
  /** The day on which an answer is promised at the latest. */
  promisedOn: isoDateSchema.nullable(),
  isOverdue: z.boolean(),
})

/** One row of the list. */
export const sampleNoteSchema = matterHeadSchema.extend(matterProgressSchema.shape).extend({
  ...ownSchema.shape,
  /** Messages that the user has not read. */
  unread: z.int(),
})
export type SampleNote = z.infer<typeof sampleNoteSchema>

/** One of them, as the customer reads it. */
export const sampleNoteDetailsSchema = wholeMatterSchema
  .extend(customersMatterSchema.shape)
  .extend({ ...ownSchema.shape, text: z.string() })
export type SampleNoteDetails = z.infer<typeof sampleNoteDetailsSchema>

/** One of them, as the case worker works on it. */
export const sampleNoteCaseSchema = wholeMatterSchema
  .extend(caseWorkersMatterSchema.shape)
  .extend({ ...ownSchema.shape, text: z.string() })
export type SampleNoteCase = z.infer<typeof sampleNoteCaseSchema>
