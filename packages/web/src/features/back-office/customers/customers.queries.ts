import { contract } from '@salvia/core/api'
import { type CustomerPage, type CustomerState, customerStates } from '@salvia/core/customers'
import { useSearchParams } from 'react-router'
import { changedAddress, pageAddress, pageOf } from '../../../parts/list-search/list-address.ts'
import { useListSearch } from '../../../parts/list-search/use-list-search.ts'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { atom } from '../../../state/jotai.ts'

/** What the list is asked for. */
export interface CustomerQuestion {
  /** Undefined for open and closed ones alike. */
  readonly state: CustomerState | undefined
  readonly q: string
  /** The search holds six digits or more: it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
  readonly page: number
}

const hiddenSearchAtom = atom('')

/** The question of the address bar, and what changes it. */
export function useQuestion() {
  const [address, setAddress] = useSearchParams()
  const search = useListSearch(hiddenSearchAtom)
  const question: CustomerQuestion = {
    state: customerStates.codes.find(known => known === address.get('state')),
    q: search.q,
    isPrivate: search.isPrivate,
    page: pageOf(address),
  }
  return {
    question,
    search,
    clear: () => {
      search.forget()
      setAddress(before => changedAddress(before, { q: '', state: '' }), { preventScrollReset: true })
    },
    stateAddress: (state: CustomerState | undefined) => `?${changedAddress(address, { state: state ?? '' })}`,
    pageAddress: (page: number) => pageAddress(address, page),
  }
}

/** The customers that answer a question. */
export function useCustomers({ state, q, isPrivate, page }: CustomerQuestion): Answer<CustomerPage> {
  const asked = { page, ...(state && { state }) }
  const search = useEndpoint(contract.customers.search, isPrivate ? { body: { ...asked, q } } : null)
  const list = useEndpoint(
    contract.customers.list,
    isPrivate ? null : { query: { ...asked, ...(q !== '' && { q }) } },
  )
  return isPrivate ? search : list
}
