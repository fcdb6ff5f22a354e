import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { certificateDay } from './certificate-day.ts'

/**
 * The daily work of medical checks. It is tried again each hour of the day, so that a server which was down in the
 * morning catches up; a day that is done has nothing left to do.
 */
export const certificateDayJob = defineJob({
  name: 'certificate-day',
  data: z.object({}),
  schedule: '0 6-20 * * *',
  run: (_, services: Services) => certificateDay(services),
})
