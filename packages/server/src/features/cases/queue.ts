import type { casesList } from '@salvia/core/personnel-file'
import type { SourceOf } from '../../lists/list-source.ts'
import { type CaseFacts, uploadOf } from '../personnel-file/case-rows.ts'
import { companyNames, countAnswered, countQueue, selectQueue } from './queue.store.ts'

/** The queue over all companies. */
export const casesSource: SourceOf<typeof casesList, CaseFacts> = {
  async prepare({ services: { db }, query: { filter } }) {
    return {
      counts: () => countQueue(db),
      rows: range => selectQueue(db, filter, range),

      async shape(rows) {
        const names = await companyNames(
          db,
          rows.map(row => row.clientNumber),
        )
        return rows.map(row => ({
          ...uploadOf(row, 'caseWorker'),
          company: names.get(row.clientNumber) ?? row.clientNumber,
        }))
      },

      more: async () => ({ answered: await countAnswered(db) }),
    }
  },
}
