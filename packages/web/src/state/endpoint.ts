import type { Endpoint, EndpointInput, EndpointOutput } from '@salvia/core/contract'
import type { Getter } from 'jotai'
import { useAtomValue } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useMemo, useState } from 'react'
import { useLocale } from '../i18n/i18n.ts'
import { callEndpoint } from './api.ts'
import { describeFailure, type Failure } from './failure.ts'
import { writesSoFar } from './outdated.ts'
import { queryClient } from './query-client.ts'
import { isUserAround } from './session-watch.ts'

/** The cache key of a call: its name and input. Calls with the same key are made only once. */
function endpointKey<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return [endpoint.name, input] as const
}

/** Whoever did nothing for so long is not there: what is asked then, the portal asks, and polling stops. */
const AROUND_MINUTES = 5

/**
 * Calls an endpoint. When the call was answered or refused before, or the user is not there, it is marked as automatic:
 * the portal asks, not the user (at midnight, for example, about the new day). If something was written while the call was in progress, the answer may be outdated, so the call is made
 * again.
 */
async function ask<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  const { dataUpdateCount = 0, errorUpdateCount = 0 } =
    queryClient.getQueryState(endpointKey(endpoint, input)) ?? {}
  const isAutomatic = dataUpdateCount + errorUpdateCount > 0 || !isUserAround(AROUND_MINUTES)
  for (;;) {
    const before = writesSoFar()
    const answer = await callEndpoint(endpoint, input, { isAutomatic })
    if (before === writesSoFar()) return answer
  }
}

/** A call as options for the query client. */
export function endpointQuery<const E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return { queryKey: endpointKey(endpoint, input), queryFn: () => ask(endpoint, input) }
}

export interface AskOptions {
  /** Polls at this interval while the page is visible and the user is there, since each call is audited. */
  readonly againAfterSeconds?: number
  /** How long a cached answer counts as fresh; default five minutes. */
  readonly freshForSeconds?: number
}

/** An atom with the answer of a call. Its input may depend on other atoms; with `null` it waits. */
export function endpointAtom<const E extends Endpoint>(
  endpoint: E,
  input: (get: Getter) => EndpointInput<E> | null,
  { againAfterSeconds, freshForSeconds }: AskOptions = {},
) {
  return atomWithQuery<EndpointOutput<E>>(get => {
    const known = input(get)
    const queryKey = [endpoint.name, known]
    return {
      queryKey,
      queryFn: async () => {
        const held = queryClient.getQueryState<EndpointOutput<E>>(queryKey)
        const isWanted =
          againAfterSeconds === undefined || held?.isInvalidated || isUserAround(AROUND_MINUTES)
        if (held?.data !== undefined && !isWanted) return held.data
        return ask(endpoint, known as EndpointInput<E>)
      },
      enabled: known !== null,
      ...(againAfterSeconds === undefined ? {} : { refetchInterval: againAfterSeconds * 1000 }),
      ...(freshForSeconds === undefined ? {} : { staleTime: freshForSeconds * 1000 }),
    }
  })
}

/** The three states that a screen renders. While a new query loads, the previous answer is kept. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly state: 'ready'
      readonly data: T
      /** The answer belongs to the previous query; the new one is loading. */
      readonly isOutdated: boolean
      readonly retry: () => void
    }

/**
 * Calls an endpoint and keeps its answer up to date. With input `null` it waits.
 * @example const uploads = useEndpoint(contract.personnelFile.list, { params: { clientNumber } })
 */
export function useEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> | null,
  { againAfterSeconds, freshForSeconds }: AskOptions = {},
): Answer<EndpointOutput<E>> {
  const locale = useLocale()
  const question = JSON.stringify(input)
  const asked = useMemo(() => {
    const known = JSON.parse(question) as EndpointInput<E> | null
    return endpointAtom(endpoint, () => known, {
      ...(againAfterSeconds === undefined ? {} : { againAfterSeconds }),
      ...(freshForSeconds === undefined ? {} : { freshForSeconds }),
    })
  }, [endpoint, question, againAfterSeconds, freshForSeconds])
  const { data, error, refetch } = useAtomValue(asked)
  const [before, setBefore] = useState(data)
  if (data !== undefined && data !== before) setBefore(data)

  const retry = () => void refetch()
  if (data !== undefined) return { state: 'ready', data, isOutdated: false, retry }
  if (error) return { state: 'failed', failure: describeFailure(error, locale), retry }
  if (before !== undefined) return { state: 'ready', data: before, isOutdated: true, retry }
  return { state: 'loading' }
}
