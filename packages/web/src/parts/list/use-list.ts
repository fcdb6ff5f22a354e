import {
  defaultSortOf,
  type FilterOf,
  type List,
  type ListDeclaration,
  type ListPage,
  type ListQuery,
  lastPageBefore,
  readListQuery,
  type SortOf,
} from '@salvia/core/lists'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Answer, AskOptions } from '../../state/endpoint.ts'
import { useLatestAsked } from '../../state/latest-asked.ts'
import { listAddress, saysWhatIsShown } from './list-address.ts'
import { type CallsOf, useListPage } from './use-list-page.ts'
import { type ListSearch, useListSearch } from './use-list-search.ts'

type Params = Readonly<Record<string, string>>

/** A list as a page shows it: the query in the address bar, the fetched page, and functions that change the query. */
export interface ListState<D extends ListDeclaration> {
  readonly list: List<D>
  readonly calls: CallsOf<D>
  /** The path parameters; null while they are not known. */
  readonly params: Params | null
  readonly query: ListQuery<D>
  readonly answer: Answer<ListPage<D>>
  /** The fetched page; while a new query loads, the page of the previous one. */
  readonly page: ListPage<D> | undefined
  readonly search: ListSearch
  /** Changes the query and goes to its first page, with a new entry in the history. */
  readonly change: (changes: Partial<ListQuery<D>>) => void
  /** Answers some of the questions anew; the others stay. */
  readonly ask: (answers: Partial<ListQuery<D>['asked']>) => void
  /** Clears everything that narrows the list except its filter. */
  readonly clear: () => void
  /** Clears the questions; filter and search stay. */
  readonly clearQuestions: () => void
  /** Chooses another filter; keeps the chosen sort order. */
  readonly choose: (filter: FilterOf<D>) => void
  readonly pageAddress: (page: number) => string
  /** The address of another filter, as `choose` goes to it. */
  readonly filterAddress: (filter: FilterOf<D>) => string
}

/**
 * A list whose query is in the address bar.
 * @param params path parameters without the filter; null waits
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
  const asked = useListPage(list, calls, params && { query, params }, options)
  const answer = useRowsAgain(asked, query.page, page => go({ page }, true))

  useTrueAddress(list, address, () => go({ page: query.page }, true))

  const latest = useLatestAsked({ address, query })
  const changed = (changes: Partial<ListQuery<D>>, from = { address, query }): URLSearchParams =>
    listAddress(list, from.address, { ...from.query, page: 1, ...changes })
  const go = (changes: Partial<ListQuery<D>>, replace = false): void => {
    const next = changed(changes, latest.current)
    latest.current = { address: next, query: { ...latest.current.query, page: 1, ...changes } }
    setAddress(next, { replace, preventScrollReset: true })
  }
  const { asked: unasked } = readListQuery(list, {})
  const under = (filter: FilterOf<D>): Partial<ListQuery<D>> => {
    const isChosen = query.sort !== defaultSortOf(list, query.filter)
    const sort = isChosen ? query.sort : (defaultSortOf(list, filter) as SortOf<D>)
    return { filter, sort } as Partial<ListQuery<D>>
  }
  return {
    list,
    calls,
    params,
    query,
    answer,
    page: answer.state === 'ready' ? answer.data : undefined,
    search,
    change: go,
    ask: answers => go({ asked: { ...latest.current.query.asked, ...answers } } as Partial<ListQuery<D>>),
    clear: () => {
      search.forget()
      go({ q: '', asked: unasked })
    },
    clearQuestions: () => go({ asked: unasked }),
    choose: filter => go(under(filter)),
    pageAddress: page => `?${changed({ page })}`,
    filterAddress: filter => `?${changed(under(filter))}`,
  }
}

/**
 * Takes out of the address what the list does not ask for, such as a unit that is none: the address says what is shown.
 * A search is left alone, since the field is ahead of the address while the user types.
 */
function useTrueAddress<D extends ListDeclaration>(
  list: List<D>,
  address: URLSearchParams,
  correct: () => void,
): void {
  const isTrue = saysWhatIsShown(list, address)
  useEffect(() => {
    if (!isTrue) correct()
  })
}

/**
 * Leads a page past the end, such as a bookmarked one whose rows have gone, on to the last page that there is. Until that
 * has loaded the list is loading: it is not shown as if it were empty.
 */
function useRowsAgain<D extends ListDeclaration>(
  answer: Answer<ListPage<D>>,
  page: number,
  goTo: (page: number) => void,
): Answer<ListPage<D>> {
  const last = answer.state === 'ready' ? lastPageBefore(answer.data) : null
  const isAsked = answer.state === 'ready' && !answer.isOutdated
  useEffect(() => {
    if (isAsked && last !== null && last < page) goTo(last)
  })
  return last === null ? answer : { state: 'loading' }
}
