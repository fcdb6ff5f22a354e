import { z } from 'zod'
import { caseWorkerFunctionSchema } from '../case-worker-functions/index.ts'
import { defineContract } from '../contract/index.ts'
import { listCalls } from '../lists/index.ts'
import { caseWorkerSchema } from './case-worker.ts'
import { caseWorkersList } from './case-workers-list.ts'

/** Case workers give each other functions. Nobody changes their own. */
export const caseWorkersContract = defineContract('caseWorkers', {
  ...listCalls(caseWorkersList),
  setFunctions: {
    kind: 'json',
    method: 'PUT',
    path: 'case-workers/{id}/functions',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Sets what a colleague holds: gives the functions that are named and takes the others, at once. The colleague is told by email.',
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      functions: z.array(caseWorkerFunctionSchema),
      /** What the caller saw. Others by now are refused, so that two case workers do not act past each other. */
      from: z.array(caseWorkerFunctionSchema).optional(),
    }),
    response: caseWorkerSchema,
    idempotent: true,
    errors: ['OWN_FUNCTIONS', 'FUNCTIONS_CHANGED', 'LAST_WITH_DATA_PROTECTION'],
  },
})
