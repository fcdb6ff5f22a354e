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

/** The calls of a list, as declared in its contract. */
export type CallsOf<D extends ListDeclaration> = Readonly<Record<keyof ListCalls<D>, Endpoint>>

/** Combines a request with its endpoint and input. */
export function callOf<D extends ListDeclaration>(calls: CallsOf<D>, { call, input }: ListRequest) {
  return {
    endpoint: (calls as Readonly<Partial<Record<string, Endpoint>>>)[call] as Endpoint,
    // The declaration of the list guarantees this shape.
    input: input as object as EndpointInput<Endpoint>,
  }
}

interface Asked<D extends ListDeclaration> {
  readonly query: ListQuery<D>
  /** The path parameters without the filter. */
  readonly params: Readonly<Record<string, string>>
  /** Sends the search in the body, even if it is not private. */
  readonly inBody?: boolean
}

/**
 * Fetches a page of a list; with `null` it waits.
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
  // Every endpoint of a list returns its page.
  return answer as Answer<ListPage<D>>
}
