import { latestUploads, STANDARD_TEMPLATE, type uploadsList } from '@salvia/core/personnel-file'
import type { SourceOf } from '../../lists/list-source.ts'
import { type CaseFacts, uploadOf } from './case-rows.ts'
import { countCases, ofCompany, selectCases, selectNotable, selectWaiting } from './cases.store.ts'

/** The uploads of a company, the newest first, with its notable cases. @spec §4 */
export const uploadsSource: SourceOf<typeof uploadsList, CaseFacts> = {
  async prepare({ services: { db }, company }) {
    const { clientNumber } = company
    const where = ofCompany(clientNumber)
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
