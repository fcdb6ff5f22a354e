import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sweepPersonnelFiles } from './sweep.ts'

/** Deletes drafts after a day, originals when their time is over, and stored bytes that belong to nothing. */
export const sweepPersonnelFilesJob = defineJob({
  name: 'sweep-personnel-files',
  data: z.object({}),
  schedule: '7 * * * *',
  run: (_, services: Services) => sweepPersonnelFiles(services),
})
