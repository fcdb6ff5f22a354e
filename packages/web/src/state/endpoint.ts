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

/** The name of a call and what it was asked: the same question is asked once. */
function endpointKey<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return [endpoint.name, input] as const
}

/**
 * Asks a call. Where it was answered or refused already, what asks again is the portal: the request is automatic. What
 * was asked before a write and answered after it may be of before: it is asked once more.
 */
async function ask<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  const { dataUpdateCount = 0, errorUpdateCount = 0 } =
    queryClient.getQueryState(endpointKey(endpoint, input)) ?? {}
  const isAutomatic = dataUpdateCount + errorUpdateCount > 0
  for (;;) {
    const before = writesSoFar()
    const answer = await callEndpoint(endpoint, input, { isAutomatic })
    if (before === writesSoFar()) return answer
  }
}

/** A call as the query client takes it. */
export function endpointQuery<const E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return { queryKey: endpointKey(endpoint, input), queryFn: () => ask(endpoint, input) }
}

/** A screen is not asked again every few seconds once the user has been away so long: each is audited. */
const ASK_AGAIN_WITHIN_MINUTES = 5

export interface AskOptions {
  /** Asks again after so many seconds, for as long as someone looks and does something now and then. */
  readonly againAfterSeconds?: number
  /** How long an answer is taken for the present state when it is wanted again; five minutes where absent. */
  readonly freshForSeconds?: number
}

/** An atom that holds the answer of a call; its input may hang on other atoms, and `null` means: not yet. */
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
          againAfterSeconds === undefined || held?.isInvalidated || isUserAround(ASK_AGAIN_WITHIN_MINUTES)
        if (held?.data !== undefined && !isWanted) return held.data
        return ask(endpoint, known as EndpointInput<E>)
      },
      enabled: known !== null,
      ...(againAfterSeconds === undefined ? {} : { refetchInterval: againAfterSeconds * 1000 }),
      ...(freshForSeconds === undefined ? {} : { staleTime: freshForSeconds * 1000 }),
    }
  })
}

/** What a screen renders: three states, and the answer of before while a new one is on its way. */
export type Answer<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly state: 'ready'
      readonly data: T
      /** The answer belongs to the question before; the new one is being asked. */
      readonly isOutdated: boolean
      readonly retry: () => void
    }

/**
 * Asks a call of the contract and keeps its answer up to date. Input `null` waits.
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
