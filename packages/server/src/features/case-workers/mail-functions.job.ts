import { caseWorkerFunctionSchema } from '@salvia/core/case-worker-functions'
import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailFunctionsNotice } from './functions-mail.ts'

/** Mails a case worker that a colleague has changed their functions. */
export const mailFunctions = defineJob({
  name: 'mail-functions',
  data: z.object({
    given: z.array(caseWorkerFunctionSchema),
    taken: z.array(caseWorkerFunctionSchema),
    recipientId: z.uuid(),
    actorId: z.uuid(),
    origin: z.string(),
    at: instantSchema,
  }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (notice, services: Services) => mailFunctionsNotice(services, notice),
})
