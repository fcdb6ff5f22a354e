import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import type { CaseWorker, caseWorkersList } from '@salvia/core/case-workers'
import { fullName, sortKey } from '@salvia/core/primitives'
import type { SourceOf } from '../../lists/list-source.ts'
import { allCaseWorkers, type CaseWorkerFacts } from './case-workers.store.ts'

/** The case workers, all or those with one function, by last name. */
export const caseWorkersSource: SourceOf<typeof caseWorkersList, CaseWorkerFacts> = {
  async prepare({ services: { db }, query: { filter } }) {
    const all = byName(await allCaseWorkers(db))
    const under = (which: typeof filter) =>
      which === 'all' ? all : all.filter(({ functions }) => functions.includes(which))
    const wanted = under(filter)
    const count = (which: typeof filter) => [which, under(which).length] as const
    return {
      counts: async () =>
        Object.fromEntries([count('all'), ...CASE_WORKER_FUNCTION_NAMES.map(count)]) as Record<
          typeof filter,
          number
        >,
      rows: async ({ offset, limit }) => wanted.slice(offset, offset + limit),
      shape: async rows => rows.map(shownCaseWorker),
    }
  },
}

export function shownCaseWorker({ firstName, lastName, ...facts }: CaseWorkerFacts): CaseWorker {
  return { ...facts, name: fullName({ firstName, lastName }) }
}

function byName(workers: readonly CaseWorkerFacts[]): CaseWorkerFacts[] {
  const keyed = workers.map(worker => ({
    worker,
    key: [worker.lastName, worker.firstName, worker.email].map(sortKey).join('\n'),
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ worker }) => worker)
}
