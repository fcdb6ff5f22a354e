import { z } from 'zod'
import { featureLackSchema } from '../features/index.ts'
import { lineErrorSchema } from './line-error.ts'

/** The body of every error answer (`application/problem+json`). */
export const problemSchema = z
  .object({
    status: z.int(),
    code: z.string(),
    subStatus: z.int().optional(),
    /** What happened, in the caller's language. */
    title: z.string(),
    /** What the user can do, in the caller's language. */
    detail: z.string().optional(),
    /** Key of the refused feature (403). */
    feature: z.string().optional(),
    /** What that feature is missing: the agreement, the permission, or the machine token's grant. @spec §6 */
    lacks: featureLackSchema.optional(),
    /** Values for the texts. */
    data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    /** The lines that are wrong, of a body that is sent as lines (422). */
    errors: z.array(lineErrorSchema).optional(),
    traceId: z.string(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof problemSchema>
