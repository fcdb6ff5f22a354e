import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../../jobs/job.ts'
import type { Services } from '../../../services.ts'
import { abandonImport, importCase } from './import-case.ts'

const caseData = z.object({ caseId: z.uuid() })

/**
 * Imports a personnel file: its employees become those of the company. Imports of one client number run one at a
 * time. @spec personnel-file §7
 */
export const importPersonnelFile = defineJob({
  name: 'import-personnel-file',
  data: caseData,
  oneAtATime: true,
  retries: RETRIES_OF_AWAITED_WORK,
  afterLastFailure: defineJob({
    name: 'abandon-import',
    data: caseData,
    retries: RETRIES_OF_AWAITED_WORK,
    run: ({ caseId }, services: Services) => abandonImport(services, caseId),
  }),
  run: ({ caseId }, services: Services) => importCase(services, caseId),
})
