import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { countAllVisits } from './count-all-visits.ts'

/** Counts the visits of every month that has changed. */
export const countVisits = defineJob({
  name: 'count-visits',
  data: z.object({}),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (_, services: Services) => countAllVisits(services),
})
