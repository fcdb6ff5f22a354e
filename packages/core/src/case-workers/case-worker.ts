import { z } from 'zod'
import { caseWorkerFunctionSchema } from '../case-worker-functions/index.ts'
import { accountStates } from '../customers/index.ts'

/** A case worker of the provider, as the others see them. */
export const caseWorkerSchema = z.object({
  id: z.uuid(),
  /** First and last name; empty where neither is known. */
  name: z.string(),
  email: z.string(),
  state: accountStates.schema,
  functions: z.array(caseWorkerFunctionSchema),
})
export type CaseWorker = z.infer<typeof caseWorkerSchema>
