import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { watchTokenMakers } from './watch-token-makers.ts'

/** Tells HR of machine tokens whose makers are no HR any more. */
export const watchTokenMakersJob = defineJob({
  name: 'watch-token-makers',
  data: z.object({}),
  schedule: '*/10 * * * *',
  run: (_, services: Services) => watchTokenMakers(services),
})
