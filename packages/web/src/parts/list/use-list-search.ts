import { isPrivateSearch } from '@salvia/core/lists'
import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { atom, useAtom } from '../../state/jotai.ts'
import { isWayBack } from '../../ui/way-back.ts'

/** The search of a list, and functions that change it. */
export interface ListSearch {
  /** The search without surrounding spaces. */
  readonly q: string
  /** The search may contain an identity number, so it is sent in a body and kept out of the address. */
  readonly isPrivate: boolean
  /** Changes when something other than the field changed the search; the field then shows the new search. */
  readonly turn: number
  /** Searches for the typed text and updates the address, without a new entry in the history. */
  readonly ask: (typed: string) => void
  /** Clears the search here. The caller updates the address, together with its other changes. */
  readonly forget: () => void
}

/** Searches that may not be in an address, by list, for users who come back to it. */
const privateSearchesAtom = atom<Readonly<Record<string, string>>>({})

/**
 * The search of a list. It is kept in the address as `q`, or in memory when it is private.
 * @param name identifies the list
 * @param inAddress the `q` of the address
 * @param onAsk puts the typed text into the address
 */
export function useListSearch(name: string, inAddress: string, onAsk: (q: string) => void): ListSearch {
  const way = useNavigationType()
  const cameBack = isWayBack(way, useLocation())
  const [kept, setKept] = useAtom(privateSearchesAtom)
  const [{ asked, turn }, setAsked] = useState(() => ({
    asked: inAddress || (cameBack ? (kept[name] ?? '') : ''),
    turn: 0,
  }))
  const [seen, setSeen] = useState(inAddress)
  const replaceBy = (q: string): void => setAsked({ asked: q, turn: turn + 1 })
  if (inAddress !== seen) {
    setSeen(inAddress)
    // The back and forward buttons restore the search of that address, and a link to the list, as from the palette, has
    // its own. The field itself replaces the address, which it is ahead of while the user types.
    if (way !== 'REPLACE' && asked.trim() !== inAddress) replaceBy(inAddress)
  }
  const keep = (q: string): void => setKept(before => ({ ...before, [name]: q }))
  return {
    q: asked.trim(),
    isPrivate: isPrivateSearch(asked),
    turn,
    ask: typed => {
      setAsked({ asked: typed, turn })
      keep(isPrivateSearch(typed) ? typed : '')
      onAsk(typed.trim())
    },
    forget: () => {
      keep('')
      replaceBy('')
    },
  }
}
