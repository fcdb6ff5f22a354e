import type { Endpoint, EndpointInput } from '@salvia/core/contract'
import {
  type List,
  type ListCalls,
  type ListDeclaration,
  type ListPage,
  type ListQuery,
  type ListRequest,
  listRequest,
  readListQuery,
  searchRequest,
} from '@salvia/core/lists'
import { type Answer, type AskOptions, useEndpoint } from '../../state/endpoint.ts'

/** The calls of a list, as the contract of its concept has them. */
export type CallsOf<D extends ListDeclaration> = Readonly<Record<keyof ListCalls<D>, Endpoint>>

/** The call of a request with its input. */
export function callOf<D extends ListDeclaration>(calls: CallsOf<D>, { call, input }: ListRequest) {
  return {
    endpoint: (calls as Readonly<Partial<Record<string, Endpoint>>>)[call] as Endpoint,
    // As the declaration of the list says.
    input: input as object as EndpointInput<Endpoint>,
  }
}

interface Asked<D extends ListDeclaration> {
  readonly query: ListQuery<D>
  /** Of the path but for the filter. */
  readonly params: Readonly<Record<string, string>>
  /** What is searched for goes in the body, whatever it is. */
  readonly inBody?: boolean
}

/**
 * Asks for a page of a list; `null` waits.
 * @example useListPage(bookingsList, contract.bookings, { query, params: { clientNumber } })
 */
export function useListPage<D extends ListDeclaration>(
  list: List<D>,
  calls: CallsOf<D>,
  asked: Asked<D> | null,
  options: AskOptions = {},
): Answer<ListPage<D>> {
  const request = asked?.inBody ? searchRequest : listRequest
  const usual = { query: readListQuery(list, {}), params: {} }
  const { query, params } = asked ?? usual
  const { endpoint, input } = callOf(calls, request(list, query, params))
  const answer: Answer<unknown> = useEndpoint(endpoint, asked && input, options)
  // Every call of a list answers its page.
  return answer as Answer<ListPage<D>>
}
