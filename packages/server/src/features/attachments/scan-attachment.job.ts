import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { scanAttachment } from './scan-attachment.ts'

/** Scans an attached file for viruses, as often as it takes until the scanner answers. */
export const scanAttachmentJob = defineJob({
  name: 'scan-attachment',
  data: z.object({ attachmentId: z.uuid() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: ({ attachmentId }, services: Services) => scanAttachment(services, attachmentId),
})
