import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'

/**
 * The token of the mailed link that was opened: behind the hash, where no log sees it; else from the path or the query,
 * as older links have it. It is taken out of the address at once, so that neither the history nor a picture of the
 * screen keeps it.
 */
export function useLinkToken(queryName?: string): string | null {
  const { token: inPath } = useParams<'token'>()
  const [query] = useSearchParams()
  const { hash, pathname } = useLocation()
  const [token] = useState(() => {
    const found = hash.slice(1) || inPath || (queryName && query.get(queryName)) || null
    if (found !== null) {
      const bare = inPath ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname
      window.history.replaceState(window.history.state, '', bare)
    }
    return found
  })
  return token
}
