import { z } from 'zod'
import { rejectUnanswered } from '../features/cases/reject-unanswered.ts'
import { defineJob } from './job.ts'

/** Rejects files about which a question was not answered in four weeks. @spec §4 */
export const rejectUnansweredCases = defineJob({
  name: 'reject-unanswered-cases',
  data: z.object({}),
  schedule: '* * * * *',
  run: (_, services) => rejectUnanswered(services),
})
