import {
  defaultSortOf,
  type FilterOf,
  type List,
  type ListDeclaration,
  type ListPage,
  type ListQuery,
  readListQuery,
  type SortOf,
} from '@salvia/core/lists'
import { useSearchParams } from 'react-router'
import type { Answer, AskOptions } from '../../state/endpoint.ts'
import { listAddress } from './list-address.ts'
import { type CallsOf, useListPage } from './use-list-page.ts'
import { type ListSearch, useListSearch } from './use-list-search.ts'

type Params = Readonly<Record<string, string>>

/** A list as a page shows it: the question of the address bar, its answer, and what changes the question. */
export interface ListState<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** Of the path; null while they are not known. */
  readonly params: Params | null
  readonly query: ListQuery<D>
  readonly answer: Answer<ListPage<D>>
  /** The page that was answered, also where it is of the question before. */
  readonly page: ListPage<D> | undefined
  readonly search: ListSearch
  /** Asks another question, from its first page: a step of its own for going back. */
  readonly change: (changes: Partial<ListQuery<D>>) => void
  /** Takes away what is searched for. */
  readonly endSearch: () => void
  /** Takes away everything that narrows the list but its filter. */
  readonly clear: () => void
  readonly pageAddress: (page: number) => string
  /** The address under another filter; an order that was chosen stays. */
  readonly filterAddress: (filter: FilterOf<D>) => string
}

/**
 * A list by the question of the address bar.
 * @param params of the path but for the filter; null waits
 * @example const list = useList(bookingsList, contract.bookings, clientNumber && { clientNumber })
 */
export function useList<D extends ListDeclaration>(
  list: List<D>,
  calls: CallsOf<D>,
  params: Params | null,
  options: AskOptions = {},
): ListState<D> {
  const [address, setAddress] = useSearchParams()
  const words = Object.fromEntries(address)
  const search = useListSearch(list.declaration.path, address.get('q') ?? '', q => go({ q }, true))
  const query = readListQuery(list, { ...words, q: search.q })
  const answer = useListPage(list, calls, params && { query, params }, options)

  const changed = (changes: Partial<ListQuery<D>>): URLSearchParams =>
    listAddress(list, address, { ...query, page: 1, ...changes })
  const go = (changes: Partial<ListQuery<D>>, replace = false): void =>
    setAddress(changed(changes), { replace, preventScrollReset: true })
  return {
    list,
    calls,
    params,
    query,
    answer,
    page: answer.state === 'ready' ? answer.data : undefined,
    search,
    change: go,
    endSearch: () => {
      search.forget()
      go({ q: '' })
    },
    clear: () => {
      search.forget()
      go({ q: '', asked: readListQuery(list, {}).asked })
    },
    pageAddress: page => `?${changed({ page })}`,
    filterAddress: filter => {
      const isChosen = query.sort !== defaultSortOf(list, query.filter)
      const sort = isChosen ? query.sort : (defaultSortOf(list, filter) as SortOf<D>)
      return `?${changed({ filter, sort })}`
    },
  }
}
