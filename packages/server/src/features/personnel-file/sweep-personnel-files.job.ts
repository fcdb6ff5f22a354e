import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sweepPersonnelFiles } from './sweep.ts'

/** Deletes expired drafts, originals after their time, and stored bytes that no row points to. */
export const sweepPersonnelFilesJob = defineJob({
  name: 'sweep-personnel-files',
  data: z.object({}),
  schedule: '7 * * * *',
  run: (_, services: Services) => sweepPersonnelFiles(services),
})
