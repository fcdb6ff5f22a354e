import { useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'

/**
 * The token of the mailed link that the user opened. It is in the hash, which is never logged; older links have it in
 * the path or the query. It is removed from the address at once, so that neither the history nor a screenshot contains
 * it.
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
