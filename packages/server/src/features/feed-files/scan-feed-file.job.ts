import { sha256Schema } from '@salvia/core/feeds'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { scanFeedFile } from './scan-feed-file.ts'

/** Scans a file of the feed for viruses, as often as it takes until the scanner answers. */
export const scanFeedFileJob = defineJob({
  name: 'scan-feed-file',
  data: z.object({ sha256: sha256Schema }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: ({ sha256 }, services: Services) => scanFeedFile(services, sha256),
})
