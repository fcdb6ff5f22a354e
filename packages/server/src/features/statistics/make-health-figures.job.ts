import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { makeHealthFigures } from './make-health-figures.ts'

/** Makes the yearly figures about health. It is tried each day, so that an outage makes them late and nothing else. */
export const makeHealthFiguresJob = defineJob({
  name: 'make-health-figures',
  data: z.object({}),
  schedule: '20 5 * * *',
  run: (_, services: Services) => makeHealthFigures(services),
})
