import { contract } from '@salvia/core/api'
import { mattersList, shownMatterStatus } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'
import { matterAddress } from '../../../parts/matters/matter-address.ts'
import { listHits, MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Filters of the queue under which each matter stands once. */
const FILTERS = ['open', 'handled', 'closed'] as const

/** Matters of all kinds by their number, customer, service or person, open ones first. */
export async function findMatters(q: string, { locale }: PaletteUser): Promise<PaletteHits> {
  const answers = await Promise.all(
    FILTERS.map(filter =>
      listHits({
        list: mattersList,
        calls: contract.matters,
        words: { q, status: filter },
        page: 'backOfficeMatters',
        hitOf: ({ id, kind, number, title, about, company, status, ending }) => ({
          key: id,
          label: `${number} ${about}`,
          detail: [title, company, shownMatterStatus(status, ending).text[locale]]
            .filter(Boolean)
            .join(' · '),
          to: matterAddress({ kind, id }) ?? portalPath('backOfficeMatters'),
        }),
      }),
    ),
  )
  const found = answers.filter(({ total }) => total > 0)
  const [only] = found
  // No address shows matters of several filters, so a link to all is there only when all are under one.
  if (found.length < 2) return only ?? { hits: [], total: 0 }
  return {
    hits: found.flatMap(({ hits }) => hits).slice(0, MOST_HITS),
    total: found.reduce((sum, { total }) => sum + total, 0),
    isAtLeast: found.some(({ isAtLeast }) => isAtLeast),
  }
}
