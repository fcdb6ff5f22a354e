import { staysOutOfAddress } from '@salvia/core/primitives'
import { useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { type PrimitiveAtom, useAtom } from '../../state/jotai.ts'
import { changedAddress } from './list-address.ts'

/** What a list is searched for, and what changes it. */
export interface ListSearch {
  readonly q: string
  /** It holds digits of an identity number: it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
  /** Changes whenever something else than the field changed the search: the field then shows that. */
  readonly turn: number
  /** Searches for what was typed; the address goes along and takes no step of its own. */
  readonly ask: (typed: string) => void
  /** Forgets the search here; the address is changed by whoever calls, with what else changes. */
  readonly forget: () => void
}

/**
 * The search of a list, which stands in the address as `q`. One that may not stand there is kept in `hiddenAtom`, an
 * atom of the list's own, for whoever comes back to it.
 */
export function useListSearch(hiddenAtom: PrimitiveAtom<string>): ListSearch {
  const [address, setAddress] = useSearchParams()
  const inAddress = address.get('q') ?? ''
  const cameBack = useNavigationType() === 'POP'
  const [hidden, setHidden] = useAtom(hiddenAtom)
  const [{ asked, turn }, setAsked] = useState(() => ({
    asked: inAddress || (cameBack ? hidden : ''),
    turn: 0,
  }))
  const [seen, setSeen] = useState(inAddress)
  const replaceBy = (q: string): void => setAsked({ asked: q, turn: turn + 1 })
  if (inAddress !== seen) {
    setSeen(inAddress)
    // Back and forward bring the search of their time; what the user types is ahead of the address.
    if (cameBack) replaceBy(inAddress)
  }
  return {
    q: asked.trim(),
    isPrivate: staysOutOfAddress(asked),
    turn,
    ask: typed => {
      const isPrivate = staysOutOfAddress(typed)
      setAsked({ asked: typed, turn })
      setHidden(isPrivate ? typed : '')
      setAddress(before => changedAddress(before, { q: isPrivate ? '' : typed }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    forget: () => {
      setHidden('')
      replaceBy('')
    },
  }
}
