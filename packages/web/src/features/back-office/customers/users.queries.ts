import { contract } from '@salvia/core/api'
import type { CustomerUserPage } from '@salvia/core/customers'
import { useSearchParams } from 'react-router'
import { pageAddress, pageOf } from '../../../parts/list-search/list-address.ts'
import { useListSearch } from '../../../parts/list-search/use-list-search.ts'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { atom } from '../../../state/jotai.ts'

const hiddenSearchAtom = atom('')

/** The users of a customer that the address bar asks for, and what changes that. */
export function useUsers(clientNumber: string) {
  const [address] = useSearchParams()
  const search = useListSearch(hiddenSearchAtom)
  const { q, isPrivate } = search
  const page = pageOf(address)
  const params = { clientNumber }
  const found = useEndpoint(contract.customers.searchUsers, isPrivate ? { params, body: { page, q } } : null)
  const listed = useEndpoint(
    contract.customers.listUsers,
    isPrivate ? null : { params, query: { page, ...(q !== '' && { q }) } },
  )
  const answer: Answer<CustomerUserPage> = isPrivate ? found : listed
  return { answer, search, pageAddress: (number: number) => pageAddress(address, number) }
}
