import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { DEADLINES_WITHIN_DAYS, DEADLINES_WITHIN_DAYS_MAX } from '../limits/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { deadlineFeatureSchema, deadlineSchema } from './deadline.ts'

export const deadlineListSchema = z.object({
  /** The nearest first. */
  items: z.array(deadlineSchema),
  /** A feature has more than the list holds; those further away are left out. */
  hasMore: z.boolean(),
  /** How far ahead this list looks. */
  until: instantSchema,
  /** Features that could not be asked: their deadlines are missing. */
  unavailable: z.array(deadlineFeatureSchema),
})
export type DeadlineList = z.infer<typeof deadlineListSchema>

export const deadlinesContract = defineContract('deadlines', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'deadlines/{clientNumber}',
    access: 'user',
    spec: 'assumed',
    summary: 'What will lock, be deleted, be rejected or expire soon, from every feature open to the caller.',
    params: z.object({ clientNumber: z.string() }),
    query: z.object({
      /** Days ahead. */
      within: z.coerce.number().int().min(1).max(DEADLINES_WITHIN_DAYS_MAX).default(DEADLINES_WITHIN_DAYS),
    }),
    response: deadlineListSchema,
    errors: ['INVALID_REQUEST'],
  },
})
