import { z } from 'zod'
import { sweepPersonnelFiles } from '../features/personnel-file/sweep.ts'
import { defineJob } from './job.ts'

/** Deletes drafts after a day, originals when their time is over, and stored bytes that belong to nothing. */
export const sweepPersonnelFilesJob = defineJob({
  name: 'sweep-personnel-files',
  data: z.object({}),
  schedule: '7 * * * *',
  run: (_, services) => sweepPersonnelFiles(services),
})
