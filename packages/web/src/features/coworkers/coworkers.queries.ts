import { contract } from '@salvia/core/api'
import {
  COWORKER_CONTEXTS,
  COWORKER_SORTS,
  type CoworkerContext,
  type CoworkerPage,
  type CoworkerSort,
} from '@salvia/core/coworkers'
import { useSearchParams } from 'react-router'
import { changedAddress, pageAddress, pageOf } from '../../parts/list-search/list-address.ts'
import { useListSearch } from '../../parts/list-search/use-list-search.ts'
import { type Answer, useEndpoint } from '../../state/endpoint.ts'
import { atom, useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom, profileAtom } from '../../state/profile.state.ts'

/** What the list is asked for. */
export interface ListQuestion {
  readonly context: CoworkerContext
  readonly q: string
  /** The search holds digits of an identity number: it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
  readonly sort: CoworkerSort
  readonly page: number
}

const hiddenSearchAtom = atom('')

/** The question of the address bar, and what changes it. */
export function useQuestion() {
  const [address, setAddress] = useSearchParams()
  const search = useListSearch(hiddenSearchAtom)
  const change = (changes: Readonly<Record<string, string>>): void =>
    setAddress(before => changedAddress(before, changes), { preventScrollReset: true })
  const question: ListQuestion = {
    context: COWORKER_CONTEXTS.find(known => known === address.get('filter')) ?? 'all',
    q: search.q,
    isPrivate: search.isPrivate,
    sort: COWORKER_SORTS.find(known => known === address.get('sort')) ?? 'name',
    page: pageOf(address),
  }
  return {
    question,
    search,
    sort: (sort: CoworkerSort) => change({ sort: sort === 'name' ? '' : sort }),
    clear: () => {
      search.forget()
      change({ q: '', filter: '' })
    },
    contextAddress: (context: CoworkerContext) =>
      `?${changedAddress(address, { filter: context === 'all' ? '' : context })}`,
    pageAddress: (page: number) => pageAddress(address, page),
  }
}

/** The employees that answer a question. */
export function useCoworkers({ context, q, isPrivate, sort, page }: ListQuestion): Answer<CoworkerPage> {
  const clientNumber = useAtomValue(clientNumberAtom)
  const pid = useAtomValue(profileAtom)?.pidHash
  const isKnown = clientNumber !== null && typeof pid === 'string'
  const search = useEndpoint(
    contract.coworkers.search,
    isKnown && isPrivate ? { params: { clientNumber }, body: { q, context, sort, page } } : null,
  )
  const list = useEndpoint(
    contract.coworkers.list,
    isKnown && !isPrivate
      ? { params: { pid, clientNumber, context }, query: { sort, page, ...(q !== '' && { q }) } }
      : null,
  )
  return isPrivate ? search : list
}
