import type { casesList } from '@salvia/core/personnel-file'
import { foldedSearchText, searchWords } from '@salvia/core/primitives'
import { allCompanyNames, companyNames } from '../../access/companies.store.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { type CaseFacts, uploadOf } from '../personnel-file/case-rows.ts'
import { countAnswered, countQueue, type QueueSearch, selectQueue } from './queue.store.ts'

/** The queue over all companies. A search finds the customer's name, its number and the number of a case. */
export const casesSource: SourceOf<typeof casesList, CaseFacts> = {
  async prepare({ services: { db }, query: { filter, q } }) {
    const words = searchWords(foldedSearchText(q))
    const search = words.length === 0 ? [] : wordsFound(words, await allCompanyNames(db))
    return {
      counts: () => countQueue(db, search),
      rows: range => selectQueue(db, { status: filter, search }, range),

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

const CASE_NUMBER = /^(?:p-?)?(\d{1,12})$/

/** For each word the customers that it stands in, and the number of a case if it is one. */
function wordsFound(words: readonly string[], names: ReadonlyMap<string, string>): QueueSearch {
  const texts = [...names].map(([clientNumber, name]) => ({
    clientNumber,
    text: foldedSearchText(`${name} ${clientNumber}`),
  }))
  return words.map(word => {
    const number = CASE_NUMBER.exec(word)?.[1]
    return {
      customers: texts.filter(({ text }) => text.includes(word)).map(({ clientNumber }) => clientNumber),
      number: number === undefined ? null : Number(number),
    }
  })
}
