import { type Coworker, coworkersContract, coworkersList } from '@salvia/core/coworkers'
import { readListQuery } from '@salvia/core/lists'
import { useEffect, useState } from 'react'
import { useListPage } from '../../parts/list/use-list-page.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom, isFeatureOpenAtom } from '../../state/profile.state.ts'

/** Milliseconds after the last key before the search for employees starts. */
const DELAY_MS = 250
const SHORTEST_QUERY = 2
const MOST_HITS = 6

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

interface EmployeeHits {
  readonly items: readonly Coworker[]
  readonly isLoading: boolean
  readonly isFailed: boolean
}

const NOTHING: EmployeeHits = { items: [], isLoading: false, isFailed: false }

/**
 * Employees who match the query. The query is always sent in the body of a call, since it may be an identity number,
 * which must not be in an address, the history or a log.
 */
export function useEmployeeHits(query: string): EmployeeHits {
  const clientNumber = useAtomValue(clientNumberAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)('coworkers')
  const written = query.trim()
  const q = useSettled(written)
  const isAsked = isOpen && clientNumber !== null && q.length >= SHORTEST_QUERY
  const answer = useListPage(
    coworkersList,
    coworkersContract,
    isAsked
      ? {
          query: { ...readListQuery(coworkersList, { q }), pageSize: MOST_HITS },
          params: { clientNumber },
          inBody: true,
        }
      : null,
  )
  if (!isOpen || written.length < SHORTEST_QUERY) return NOTHING
  const isCurrent = q === written && answer.state === 'ready' && !answer.isOutdated
  return {
    items: isCurrent ? answer.data.items : [],
    isLoading: !isCurrent && answer.state !== 'failed',
    isFailed: answer.state === 'failed',
  }
}
