import { z } from 'zod'
import { abandonStaging, stageCase } from '../features/personnel-file/import/stage-case.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

const caseData = z.object({ caseId: z.uuid() })

/** Stages the rows of a submitted file in the database, and counts what they would change. */
export const stagePersonnelFile = defineJob({
  name: 'stage-personnel-file',
  data: caseData,
  oneAtATime: true,
  retries: RETRIES_OF_WORK_OWED,
  afterLastFailure: defineJob({
    name: 'abandon-staging',
    data: caseData,
    retries: RETRIES_OF_WORK_OWED,
    run: ({ caseId }, services) => abandonStaging(services, caseId),
  }),
  run: ({ caseId }, services) => stageCase(services, caseId),
})
