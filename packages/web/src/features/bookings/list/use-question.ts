import { type BookingFilter, type BookingSort, defaultSort } from '@salvia/core/bookings'
import { useSearchParams } from 'react-router'
import { changedAddress, pageAddress } from '../../../parts/list-search/list-address.ts'
import { useListSearch } from '../../../parts/list-search/use-list-search.ts'
import { atom } from '../../../state/jotai.ts'
import { filtersOf, type ListFilters } from './list-question.ts'

/** The whole question: filters and search. */
export interface ListQuestion extends ListFilters {
  readonly q: string
  /** The search holds digits of an identity number: it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
}

const hiddenSearchAtom = atom('')

/** The question of the address bar, and what changes it: every choice is a step of its own. */
export function useQuestion() {
  const [address, setAddress] = useSearchParams()
  const search = useListSearch(hiddenSearchAtom)
  const filters = filtersOf(address)
  const change = (changes: Readonly<Record<string, string>>): void =>
    setAddress(before => changedAddress(before, changes), { preventScrollReset: true })
  const question: ListQuestion = { ...filters, q: search.q, isPrivate: search.isPrivate }
  return {
    question,
    search,
    endSearch: () => {
      search.forget()
      change({ q: '' })
    },
    sort: (sort: BookingSort) => change({ sort: sort === defaultSort(filters.status) ? '' : sort }),
    choosePeriod: (period: ListFilters['period']) =>
      change({ from: period?.from ?? '', to: period?.to ?? '' }),
    chooseLeaders: (leaders: boolean) => change({ leaders: leaders ? '1' : '' }),
    clear: () => {
      search.forget()
      change({ q: '', from: '', to: '', leaders: '' })
    },
    /** The address of the list under another status; the order is then that status's own. */
    statusAddress: (status: BookingFilter) =>
      `?${changedAddress(address, { status: status === 'all' ? '' : status, sort: '' })}`,
    pageAddress: (page: number) => pageAddress(address, page),
  }
}
