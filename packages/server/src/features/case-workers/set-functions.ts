import { contract } from '@salvia/core/api'
import { orderedFunctions } from '@salvia/core/case-worker-functions'
import { giveFunctions, isHeldByAnybody, takeFunctions } from '../../access/case-worker-functions.store.ts'
import { act } from '../../acts/act.ts'
import { shownCaseWorker } from './case-worker-list.ts'
import { lockCaseWorker } from './case-workers.store.ts'
import { mailFunctions } from './mail-functions.job.ts'

/** Gives a colleague functions and takes others. Everything is locked, so that the last of a function stays the last. */
export const setFunctions = act(contract.caseWorkers.setFunctions, {
  see: async (_db, { caller, params, fail }) => {
    if (params.id === caller.accountId) throw fail('OWN_FUNCTIONS')
  },
  async lock(tx, { params, fail }) {
    const worker = await lockCaseWorker(tx, params.id)
    if (!worker) throw fail('NOT_FOUND')
    return worker
  },
  async change(worker, { tx, call, at, services }) {
    const { caller, body, origin, fail } = call
    const functions = orderedFunctions(body.functions)
    if (body.from && orderedFunctions(body.from).join() !== worker.functions.join())
      throw fail('FUNCTIONS_CHANGED')
    const given = functions.filter(name => !worker.functions.includes(name))
    const taken = worker.functions.filter(name => !functions.includes(name))
    await takeFunctions(tx, worker.id, taken)
    const isLast = worker.state !== 'closed' && !(await isHeldByAnybody(tx, 'data-protection'))
    if (taken.includes('data-protection') && isLast) throw fail('LAST_WITH_DATA_PROTECTION')
    await giveFunctions(tx, worker.id, given)
    if (given.length > 0 || taken.length > 0) {
      const notice = { given, taken, recipientId: worker.id, actorId: caller.accountId, origin, at }
      await services.jobs.send(mailFunctions, notice, { tx })
    }
    return { worker: { ...worker, functions }, given, taken }
  },
  audited: ({ worker, given, taken }) => ({
    action: 'case-worker-functions-set',
    object: worker.id,
    details: { given, taken },
  }),
  answer: async ({ worker }) => shownCaseWorker(worker),
  changed: null,
})
