import { CASE_WORKER_FUNCTION_NAMES } from '../case-worker-functions/index.ts'
import { defineList } from '../lists/index.ts'
import { caseWorkerSchema } from './case-worker.ts'

/** Who works for the provider, for its case workers alone. */
export const caseWorkersList = defineList({
  path: 'case-workers',
  access: 'caseWorker',
  spec: 'assumed',
  summary:
    'The case workers by name, closed accounts included, with the functions that they hold; all, or those with one function.',
  row: caseWorkerSchema,
  filter: { name: 'function', values: ['all', ...CASE_WORKER_FUNCTION_NAMES] },
})
