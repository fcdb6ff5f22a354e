import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sweepDocuments } from './sweep-documents.ts'

export const sweepDocumentsJob = defineJob({
  name: 'sweep-documents',
  data: z.object({}),
  schedule: '41 2 * * *',
  run: (_, services: Services) => sweepDocuments(services),
})
