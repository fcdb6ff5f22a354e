import { z } from 'zod'
import { isoDateSchema } from '../primitives/index.ts'

/** One row of the list. */
export const sampleNoteSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  dueOn: isoDateSchema,
  isOverdue: z.boolean(),
})
export type SampleNote = z.infer<typeof sampleNoteSchema>

/** One of them, with everything about it. */
export const sampleNoteDetailsSchema = sampleNoteSchema.extend({ text: z.string() })
export type SampleNoteDetails = z.infer<typeof sampleNoteDetailsSchema>
