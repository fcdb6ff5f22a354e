import {
  isAtLeast,
  isPrivateSearch,
  type List,
  type ListDeclaration,
  type ListPage,
  type ListWords,
  listQueryWords,
  type RowOf,
  readListQuery,
  searchRequest,
} from '@salvia/core/lists'
import { PORTAL_PATHS, type PortalPage } from '@salvia/core/portal-paths'
import { callEndpoint } from '../../state/api.ts'
import { type CallsOf, callOf } from '../list/use-list-page.ts'
import type { PaletteHit, PaletteHits } from './palette-source.ts'

/** The number of hits that are shown of each search. */
export const MOST_HITS = 6

interface Searched<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** The query, and other values of the list. */
  readonly words: ListWords
  readonly params?: Readonly<Record<string, string>>
  /** The page that shows the list. */
  readonly page: PortalPage
  readonly hitOf: (row: RowOf<D>) => PaletteHit
}

/**
 * The first rows of a list that match a query. The query is always sent in the body, since it may be an identity
 * number, and the answer is not cached.
 */
export async function listHits<D extends ListDeclaration>(searched: Searched<D>): Promise<PaletteHits> {
  const { list, calls, words, params = {}, page, hitOf } = searched
  const query = readListQuery(list, words)
  const { endpoint, input } = callOf(calls, searchRequest(list, { ...query, pageSize: MOST_HITS }, params))
  // Every search endpoint of a list returns its page.
  const answer: unknown = await callEndpoint(endpoint, input)
  const { items, total } = answer as ListPage<D>
  const address = `${PORTAL_PATHS[page]}?${new URLSearchParams(listQueryWords<D>(list, query))}`
  return {
    hits: items.slice(0, MOST_HITS).map(hitOf),
    total,
    isAtLeast: isAtLeast(list, query.filter, total),
    ...(!isPrivateSearch(query.q) && { all: address }),
  }
}
