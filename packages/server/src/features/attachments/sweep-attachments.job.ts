import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sweepAttachments } from './sweep-attachments.ts'

/** Deletes unsent files after a day, stored bytes that no row points to, and scans what was forgotten. */
export const sweepAttachmentsJob = defineJob({
  name: 'sweep-attachments',
  data: z.object({}),
  schedule: '23 * * * *',
  run: (_, services: Services) => sweepAttachments(services),
})
