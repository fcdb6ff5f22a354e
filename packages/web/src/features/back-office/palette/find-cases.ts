import { contract } from '@salvia/core/api'
import { caseStatuses, casesList } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits, MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Cases by their number or by the customer, open ones first. */
export async function findCases(q: string, { locale }: PaletteUser): Promise<PaletteHits> {
  const answers = await Promise.all(
    casesList.declaration.filter.values.map(status =>
      listHits({
        list: casesList,
        calls: contract.cases,
        words: { q, status },
        page: 'backOffice',
        hitOf: ({ id, number, company, status }) => ({
          key: id,
          label: number,
          detail: `${company} · ${caseStatuses.table[status].text[locale]}`,
          to: portalPath('backOfficeCase', { id }),
        }),
      }),
    ),
  )
  const [first, second] = answers.filter(({ total }) => total > 0)
  // No address shows both open and finished cases, so a link to all is there only when all are of one kind.
  if (!first || !second) return first ?? { hits: [], total: 0 }
  return {
    hits: [...first.hits, ...second.hits].slice(0, MOST_HITS),
    total: first.total + second.total,
  }
}
