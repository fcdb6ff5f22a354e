import { useEffect, useMemo, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import type { PaletteHits, PaletteSearch, PaletteSource } from '../../../parts/palette/palette-source.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/own-company.state.ts'
import { mayOpen } from '../../navigation.ts'
import { routeOf } from '../../routes.ts'
import { useVisitor } from '../../use-menu.ts'

/** Milliseconds after the last key before the searches start. */
const DELAY_MS = 250
const SHORTEST_QUERY = 2

/** A search and its answer so far. */
export interface Searched {
  readonly search: PaletteSearch
  readonly answer: PaletteHits | 'loading' | 'failed'
}

/**
 * The data that matches a query, from every search that is open for the user. Each search answers and fails
 * by itself. Neither the query nor the answers are cached.
 */
export function useHits(query: string, sources: readonly PaletteSource[]): readonly Searched[] {
  const locale = useLocale()
  const clientNumber = useAtomValue(clientNumberAtom)
  const visitor = useVisitor()
  const [found, setFound] = useState<readonly Searched[]>([])
  const [asked, setAsked] = useState('')
  const written = query.trim()
  const searches = useMemo(
    () =>
      sources
        .flatMap(({ searches: own = [] }) => own)
        .filter(({ page }) => {
          const route = routeOf(page)
          return route && visitor && mayOpen(route, visitor)
        }),
    [sources, visitor],
  )
  useEffect(() => {
    setFound([])
    if (written.length < SHORTEST_QUERY) return
    let isCurrent = true
    const answered = (answer: Searched): void => {
      if (isCurrent) setFound(before => [...before, answer])
    }
    const timer = setTimeout(() => {
      setAsked(written)
      for (const search of searches) {
        search.find(written, { clientNumber, locale }).then(
          answer => answered({ search, answer }),
          () => answered({ search, answer: 'failed' }),
        )
      }
    }, DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setAsked('')
    }
  }, [written, searches, clientNumber, locale])

  if (written.length < SHORTEST_QUERY) return []
  return searches.map(search => {
    const known = asked === written ? found.find(one => one.search === search) : undefined
    return known ?? { search, answer: 'loading' }
  })
}
