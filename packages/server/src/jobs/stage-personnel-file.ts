import { z } from 'zod'
import { stageCase } from '../features/personnel-file/import/stage-case.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Reads the rows of a submitted file into the database, and counts what they would change. */
export const stagePersonnelFile = defineJob({
  name: 'stage-personnel-file',
  data: z.object({ caseId: z.uuid() }),
  oneAtATime: true,
  retries: RETRIES_OF_WORK_OWED,
  run: ({ caseId }, services) => stageCase(services, caseId),
})
