import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { timelineEntrySchema, timelineFeatureSchema } from './timeline-entry.ts'

export const timelineSchema = z.object({
  /** What lies ahead first, the nearest on top; then what has been, the latest on top. */
  items: z.array(timelineEntrySchema),
  /** A feature has more than the timeline holds; older entries are left out. */
  hasMore: z.boolean(),
  /** Features that could not be asked: their entries are missing. */
  unavailable: z.array(timelineFeatureSchema),
})
export type Timeline = z.infer<typeof timelineSchema>

export const timelineContract = defineContract('timeline', {
  get: {
    kind: 'json',
    method: 'GET',
    path: 'employees/{clientNumber}/{id}/timeline',
    access: 'person',
    feature: 'coworkers',
    spec: 'assumed',
    summary: 'What every feature open to the user has about one employee. id is the pidHash.',
    params: z.object({ clientNumber: z.string(), id: z.string() }),
    response: timelineSchema,
    errors: [
      'COWORKER_NOT_FOUND',
      'EXCLUDED_BY_SELF_INSIGHT',
      'EXCLUDED_BY_ORDERING',
      'EXCLUDED_BY_COLLEAGUE',
    ],
  },
})
