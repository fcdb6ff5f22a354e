import { z } from 'zod'
import { stageCase } from '../features/personnel-file/import/stage-case.ts'
import { defineJob } from './job.ts'

/** Reads the rows of a submitted file into the database, and counts what they would change. */
export const stagePersonnelFile = defineJob({
  name: 'stage-personnel-file',
  data: z.object({ caseId: z.uuid() }),
  oneAtATime: true,
  run: ({ caseId }, services) => stageCase(services, caseId),
})
