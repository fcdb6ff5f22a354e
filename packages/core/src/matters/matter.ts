import { z } from 'zod'
import { instantSchema } from '../primitives/index.ts'
import { MATTER_ENDINGS, type MatterEnding, matterStatuses } from './matter-status.ts'
import { matterStepNameSchema } from './matter-steps.ts'

/** One step that a matter has taken. */
export const matterStepSchema = z.object({
  event: matterStepNameSchema,
  at: instantSchema,
  /** Who did it: the maker's name, or the provider's case worker's; of a refused booking, who had booked. */
  by: z.string(),
})
export type MatterStep = z.infer<typeof matterStepSchema>

/** What everybody who sees anything of a matter sees of it. */
export const matterHeadSchema = z.object({
  id: z.uuid(),
  /** The number that people use, such as B-20001. */
  number: z.string(),
  createdAt: instantSchema,
})

const endingSchema = z.enum(Object.keys(MATTER_ENDINGS) as [MatterEnding, ...MatterEnding[]])

/** Where a matter stands. */
export const matterProgressSchema = z.object({
  status: matterStatuses.schema,
  /** Null unless the status is closed. */
  ending: endingSchema.nullable(),
})

/** A note between case workers. No call of the customer answers it. */
export const internalNoteSchema = z.object({
  id: z.uuid(),
  at: instantSchema,
  by: z.string(),
  text: z.string(),
})
export type InternalNote = z.infer<typeof internalNoteSchema>
