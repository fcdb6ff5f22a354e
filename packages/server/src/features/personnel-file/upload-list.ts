import { latestUploads, STANDARD_TEMPLATE, type uploadsList } from '@salvia/core/personnel-file'
import { foldedSearchText, searchWords } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import { type CaseFacts, caseNumber, uploadOf } from './case-rows.ts'
import {
  countCases,
  filesOfCompany,
  ofCompany,
  ofNumbers,
  selectCases,
  selectNotable,
  selectWaiting,
} from './cases.store.ts'

/**
 * The uploads of a company, the newest first, with its notable cases. A search finds the number of a case, or a part of
 * it, and the name of the file.
 * @spec §4
 */
export const uploadsSource: SourceOf<typeof uploadsList, CaseFacts> = {
  async prepare({ services: { db }, company, query: { q } }) {
    const { clientNumber } = company
    const words = searchWords(foldedSearchText(q))
    const where = words.length === 0 ? ofCompany(clientNumber) : await found(db, clientNumber, words)
    return {
      counts: async () => ({ all: await countCases(db, where) }),
      rows: range => selectCases(db, { where, newestFirst: true, ...range }),
      shape: async rows => rows.map(row => uploadOf(row, 'customer')),

      async more() {
        const notable = await selectNotable(db, clientNumber)
        const { id, version } = company.template ?? STANDARD_TEMPLATE
        return {
          waiting: (await selectWaiting(db, clientNumber)).map(row => uploadOf(row, 'customer')),
          ...latestUploads(notable.map(row => uploadOf(row, 'customer'))),
          template: { id, version },
          links: (['csv', 'xlsx'] as const).map(type => ({
            rel: `template-${type}`,
            href: `personnel-file-templates/${clientNumber}/${type}`,
          })),
        }
      },
    }
  },
  downloaded: 'uploads-downloaded',
}

/** The cases of a company that contain every word. A number is found with and without its hyphen: `P-204`, `p204`. */
async function found(db: Db, clientNumber: string, words: readonly string[]) {
  const files = await filesOfCompany(db, clientNumber)
  const hits = files.filter(file => {
    const number = caseNumber(file)
    const text = foldedSearchText(`${number} ${number.replace('-', '')} ${file.name}`)
    return words.every(word => text.includes(word))
  })
  return ofNumbers(hits.map(({ number }) => number))
}
