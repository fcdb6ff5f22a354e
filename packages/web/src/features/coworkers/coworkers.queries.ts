import { contract } from '@salvia/core/contract'
import {
  COWORKER_CONTEXTS,
  COWORKER_SORTS,
  type CoworkerContext,
  type CoworkerPage,
  type CoworkerSort,
} from '@salvia/core/coworkers'
import { staysOutOfAddress } from '@salvia/core/primitives'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Answer, useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
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

/** So long after the last key the list is asked. */
const SEARCH_DELAY_MS = 250

/** The question of the address bar, and what changes it; a search with an identity number stays in memory. */
export function useQuestion() {
  const [address, setAddress] = useSearchParams()
  const [typed, setTyped] = useState(address.get('q') ?? '')
  const [asked, setAsked] = useState(typed)
  const isPrivate = staysOutOfAddress(asked)

  const change = (changes: Readonly<Record<string, string>>, replace: boolean): void => {
    setAddress(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace, preventScrollReset: true },
    )
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      setAsked(typed)
      change({ q: staysOutOfAddress(typed) ? '' : typed }, true)
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })

  const question: ListQuestion = {
    context: COWORKER_CONTEXTS.find(known => known === address.get('filter')) ?? 'all',
    q: asked.trim(),
    isPrivate,
    sort: COWORKER_SORTS.find(known => known === address.get('sort')) ?? 'name',
    page: Math.max(1, Number(address.get('page')) || 1),
  }
  return {
    question,
    typed,
    search: setTyped,
    sort: (sort: CoworkerSort) => change({ sort: sort === 'name' ? '' : sort }, false),
    clear: () => {
      setTyped('')
      setAsked('')
      change({ q: '', filter: '' }, false)
    },
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
