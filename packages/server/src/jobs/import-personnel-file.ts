import { z } from 'zod'
import { importCase } from '../features/personnel-file/import/import-case.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Makes the employees of a company those of a file. Imports of one client number run one at a time. @spec §7 */
export const importPersonnelFile = defineJob({
  name: 'import-personnel-file',
  data: z.object({ caseId: z.uuid() }),
  oneAtATime: true,
  retries: RETRIES_OF_WORK_OWED,
  run: ({ caseId }, services) => importCase(services, caseId),
})
