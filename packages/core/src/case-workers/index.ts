export { type CaseWorker, caseWorkerSchema } from './case-worker.ts'
export { caseWorkersContract } from './case-workers.contract.ts'
export { caseWorkersList } from './case-workers-list.ts'
