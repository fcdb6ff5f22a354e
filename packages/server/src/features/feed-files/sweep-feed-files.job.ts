import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sweepFeedFiles } from './sweep-feed-files.ts'

/** Deletes files of the feed that no line names, stored bytes that no row points to, and scans what was forgotten. */
export const sweepFeedFilesJob = defineJob({
  name: 'sweep-feed-files',
  data: z.object({}),
  schedule: '37 * * * *',
  run: (_, services: Services) => sweepFeedFiles(services),
})
