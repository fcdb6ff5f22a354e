export {
  CASE_WORKER_FUNCTION_NAMES,
  CASE_WORKER_FUNCTIONS,
  type CaseWorkerFunction,
  caseWorkerFunctionSchema,
  orderedFunctions,
} from './case-worker-functions.ts'
export { functionRefusal, readFunctionRefusal } from './function-refusal.ts'
