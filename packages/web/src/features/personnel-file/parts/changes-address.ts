import { CHANGE_KINDS, type ChangeKind, type ChangesQuery } from '@salvia/core/personnel-file'
import { useSearchParams } from 'react-router'

const KIND = 'andring'
const PAGE = 'namnsida'
/** Few, because the decision about the file stands below. */
const NAMES_A_PAGE = 10

/** Which changes an address shows, and the addresses of others. The rest of the address stays. */
export interface ChangesAddress {
  readonly query: ChangesQuery
  readonly to: (kind: ChangeKind, page: number) => string
}

export function useChangesAddress(): ChangesAddress {
  const [search] = useSearchParams()
  const kind = CHANGE_KINDS.find(known => known === search.get(KIND))
  const page = Math.max(1, Math.floor(Number(search.get(PAGE))) || 1)
  return {
    query: { ...(kind && { kind }), page, pageSize: NAMES_A_PAGE },
    to(wanted, number) {
      const next = new URLSearchParams(search)
      next.set(KIND, wanted)
      if (number === 1) next.delete(PAGE)
      else next.set(PAGE, String(number))
      return `?${next}`
    },
  }
}
