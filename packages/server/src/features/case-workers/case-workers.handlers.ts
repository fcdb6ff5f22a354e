import { caseWorkersList } from '@salvia/core/case-workers'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { caseWorkersSource } from './case-worker-list.ts'
import { setFunctions } from './set-functions.ts'

export const caseWorkersHandlers: HandlersOf<'caseWorkers'> = {
  ...listHandlers(caseWorkersList, caseWorkersSource),
  setFunctions,
}
