import { z } from 'zod'
import { instantSchema } from '../primitives/index.ts'
import { MATTER_ENDINGS, type MatterEnding, matterStatuses } from './matter-status.ts'

/** The steps that a matter can take. Those of one moment are told in this order. */
export const MATTER_STEPS = [
  'sent',
  'opened-again',
  'taken-on',
  'booked',
  // The provider's booking system had no such time any more.
  'booking-refused',
  'handled',
  'closed',
  'withdrawn',
] as const

/** One step that a matter has taken. */
export const matterStepSchema = z.object({
  event: z.enum(MATTER_STEPS),
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
