import { z } from 'zod'
import { instantSchema } from '../../primitives/index.ts'

/** A file that was attached but not submitted: no case, in no list, gone after 24 hours. */
export const draftSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  expiresAt: instantSchema,
})
export type Draft = z.infer<typeof draftSchema>
