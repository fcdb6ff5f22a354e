import { type BookingFilter, type BookingSort, defaultSort } from '@salvia/core/bookings'
import { staysOutOfAddress } from '@salvia/core/primitives'
import { useEffect, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { atom, useAtom } from '../../../state/jotai.ts'
import { changedAddress, filtersOf, type ListFilters } from './list-question.ts'

/** The whole question: filters and search. */
export interface ListQuestion extends ListFilters {
  readonly q: string
  /** The search holds digits of an identity number: it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
}

/** So long after the last key the list is asked. */
const SEARCH_DELAY_MS = 250

/** A search that may not stand in the address, for whoever comes back to the list. */
const privateSearchAtom = atom('')

/** The question of the address bar, and what changes it. Typing replaces the address, every choice is a step of its own. */
export function useQuestion() {
  const [address, setAddress] = useSearchParams()
  const filters = filtersOf(address)
  const change = (changes: Readonly<Record<string, string>>, replace = false): void =>
    setAddress(before => changedAddress(before, changes), { replace, preventScrollReset: true })
  const search = useSearch(address.get('q') ?? '', q => change({ q }, true))
  const question: ListQuestion = {
    ...filters,
    q: search.asked.trim(),
    isPrivate: staysOutOfAddress(search.asked),
  }
  return {
    question,
    typed: search.typed,
    search: search.type,
    endSearch: () => {
      search.set('')
      change({ q: '' })
    },
    sort: (sort: BookingSort) => change({ sort: sort === defaultSort(filters.status) ? '' : sort }),
    choosePeriod: (period: ListFilters['period']) =>
      change({ from: period?.from ?? '', to: period?.to ?? '' }),
    chooseLeaders: (leaders: boolean) => change({ leaders: leaders ? '1' : '' }),
    clear: () => {
      search.set('')
      change({ q: '', from: '', to: '', leaders: '' })
    },
    /** The address of the list under another status; the order is then that status's own. */
    statusAddress: (status: BookingFilter) =>
      `?${changedAddress(address, { status: status === 'all' ? '' : status, sort: '' })}`,
    pageAddress: (page: number) => `?${changedAddress(address, { page: page === 1 ? '' : String(page) })}`,
  }
}

/** What is typed, and what is asked once no key has been pressed for a moment. */
function useSearch(inAddress: string, write: (q: string) => void) {
  const cameBack = useNavigationType() === 'POP'
  const [hidden, setHidden] = useAtom(privateSearchAtom)
  const [typed, setTyped] = useState(() => inAddress || (cameBack ? hidden : ''))
  const [asked, setAsked] = useState(typed)
  const [seen, setSeen] = useState(inAddress)
  const set = (q: string): void => {
    setTyped(q)
    setAsked(q)
  }
  if (inAddress !== seen) {
    setSeen(inAddress)
    // Back and forward bring the search of their time; what the user types is ahead of the address.
    if (cameBack) set(inAddress)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      const isPrivate = staysOutOfAddress(typed)
      setAsked(typed)
      setHidden(isPrivate ? typed : '')
      write(isPrivate ? '' : typed)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return {
    typed,
    asked,
    type: setTyped,
    set: (q: string): void => {
      setHidden('')
      set(q)
    },
  }
}
