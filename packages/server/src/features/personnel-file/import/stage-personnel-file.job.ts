import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../../jobs/job.ts'
import type { Services } from '../../../services.ts'
import { abandonStaging, stageCase } from './stage-case.ts'

const caseData = z.object({ caseId: z.uuid() })

/** Stages the rows of a submitted file in the database, and counts the changes that an import would make. */
export const stagePersonnelFile = defineJob({
  name: 'stage-personnel-file',
  data: caseData,
  oneAtATime: true,
  retries: RETRIES_OF_AWAITED_WORK,
  afterLastFailure: defineJob({
    name: 'abandon-staging',
    data: caseData,
    retries: RETRIES_OF_AWAITED_WORK,
    run: ({ caseId }, services: Services) => abandonStaging(services, caseId),
  }),
  run: ({ caseId }, services: Services) => stageCase(services, caseId),
})
