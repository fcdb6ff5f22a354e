import { contract } from '@salvia/core/api'
import { shownMatterStatus } from '@salvia/core/matters'
import { orderCasesList } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits, MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Filters of the queue under which each order stands once. */
const FILTERS = ['open', 'handled', 'closed'] as const

/** Orders by their number, customer, service or person, open ones first. */
export async function findOrders(q: string, { locale }: PaletteUser): Promise<PaletteHits> {
  const answers = await Promise.all(
    FILTERS.map(filter =>
      listHits({
        list: orderCasesList,
        calls: contract.orderCases,
        words: { q, status: filter },
        page: 'backOfficeOrders',
        hitOf: ({ id, number, service, about, company, status, ending }) => ({
          key: id,
          label: `${number} ${about}`,
          detail: [service, company, shownMatterStatus(status, ending).text[locale]].join(' · '),
          to: portalPath('backOfficeOrder', { id }),
        }),
      }),
    ),
  )
  const found = answers.filter(({ total }) => total > 0)
  const [only] = found
  // No address shows orders of several filters, so a link to all is there only when all are under one.
  if (found.length < 2) return only ?? { hits: [], total: 0 }
  return {
    hits: found.flatMap(({ hits }) => hits).slice(0, MOST_HITS),
    total: found.reduce((sum, { total }) => sum + total, 0),
    isAtLeast: found.some(({ isAtLeast }) => isAtLeast),
  }
}
