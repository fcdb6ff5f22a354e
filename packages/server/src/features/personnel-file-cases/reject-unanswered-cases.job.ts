import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { rejectUnanswered } from './reject-unanswered.ts'

/** Rejects cases whose question has not been answered for four weeks. @spec §4 */
export const rejectUnansweredCases = defineJob({
  name: 'reject-unanswered-cases',
  data: z.object({}),
  schedule: '* * * * *',
  run: (_, services: Services) => rejectUnanswered(services),
})
