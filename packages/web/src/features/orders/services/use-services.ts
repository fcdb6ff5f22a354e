import type { ContractName } from '@salvia/core/agreements'
import { staysOutOfAddress } from '@salvia/core/primitives'
import type { UserSettings } from '@salvia/core/profile'
import {
  filteredServices,
  inServiceOrder,
  type OrderedFor,
  type Service,
  type ServiceCatalogue,
  servicesContract,
} from '@salvia/core/services'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListSearch, useListSearch } from '../../../parts/list/use-list-search.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { configAtom } from '../../../state/config.state.ts'
import { type Answer, useEndpoint } from '../../../state/endpoint.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'

/** Where the address names a category. */
const CATEGORY = 'category'

/** A category with the number of its services that match the search. */
interface Category {
  readonly name: string
  readonly count: number
}

/** The list of services as the page shows it. */
export interface ServiceList {
  readonly answer: Answer<ServiceCatalogue>
  /** The contract whose services are shown; null while loading and for a customer without any. */
  readonly contract: ContractName | null
  /** Those that match the search, in every category. */
  readonly matching: readonly Service[]
  /** Those of the chosen category among them, in the order of the list. */
  readonly shown: readonly Service[]
  readonly categories: readonly Category[]
  /** The chosen category; null for all. */
  readonly category: string | null
  readonly search: ListSearch
  /** The address of the list with another category. */
  readonly addressOf: (category: string | null) => string
  /** Ends the search and shows every category. */
  readonly clear: () => void
}

/**
 * The contract whose services a user previews: the chosen one, if there is one to come, else the one that holds.
 * @spec §6
 */
function previewed(
  { current, upcoming }: ServiceCatalogue['contracts'],
  chosen: UserSettings['servicePreview'],
): ContractName | null {
  if (upcoming && (chosen === 'new' || !current)) return 'upcoming'
  return current && 'current'
}

interface WantedServices {
  /** Only those that can be ordered so. */
  readonly for?: OrderedFor
  /** Id of the one that stands first: the chosen one. */
  readonly first?: string | undefined
}

/** The services of the agreement that the user previews, searched and filtered by the address. */
export function useServices({ for: orderedFor, first }: WantedServices = {}): ServiceList {
  const clientNumber = useClientNumber()
  const chosen = useAtomValue(profileAtom)?.settings.servicePreview ?? 'current'
  const answer = useEndpoint(
    servicesContract.catalogue,
    clientNumber === null ? null : { params: { clientNumber } },
  )
  const [address, setAddress] = useSearchParams()
  const search = useListSearch('services', address.get('q') ?? '', q =>
    setAddress(before => changed(before, 'q', staysOutOfAddress(q) ? '' : q), {
      replace: true,
      preventScrollReset: true,
    }),
  )
  const category = address.get(CATEGORY)
  const { q } = search
  const { FIRST_SERVICE_ID } = useAtomValue(configAtom)
  const catalogue = answer.state === 'ready' ? answer.data : undefined
  const found = useMemo(() => {
    const contract = catalogue ? previewed(catalogue.contracts, chosen) : null
    const agreed = contract ? filteredServices(catalogue?.services ?? [], { contract, for: orderedFor }) : []
    const matching = filteredServices(agreed, { q })
    const names = new Set(inServiceOrder(agreed, []).map(service => service.category))
    return {
      contract,
      matching,
      shown: inServiceOrder(filteredServices(matching, { category: category ?? undefined }), [
        first,
        FIRST_SERVICE_ID,
      ]),
      categories: [...names].map(name => ({
        name,
        count: filteredServices(matching, { category: name }).length,
      })),
    }
  }, [catalogue, chosen, q, category, orderedFor, first, FIRST_SERVICE_ID])
  return {
    ...found,
    answer,
    category,
    search,
    addressOf: name => `?${changed(address, CATEGORY, name ?? '')}`,
    clear: () => {
      search.forget()
      setAddress(before => changed(changed(before, 'q', ''), CATEGORY, ''), { preventScrollReset: true })
    },
  }
}

/** An address with another value of one parameter; without it for an empty one. */
function changed(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
