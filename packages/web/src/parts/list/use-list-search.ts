import { isPrivateSearch } from '@salvia/core/lists'
import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { atom, useAtom } from '../../state/jotai.ts'

/** What a list is searched for, and what changes it. */
export interface ListSearch {
  /** Without spaces at its ends. */
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

/** The searches that may not stand in an address, by list, for whoever comes back to it. */
const privateSearchesAtom = atom<Readonly<Record<string, string>>>({})

/**
 * The search of a list, which stands in the address as `q` or, where it is private, in memory.
 * @param name tells the list from every other
 * @param inAddress the `q` of the address
 * @param onAsk puts what was typed into the address
 */
export function useListSearch(name: string, inAddress: string, onAsk: (q: string) => void): ListSearch {
  const cameBack = useNavigationType() === 'POP'
  const [kept, setKept] = useAtom(privateSearchesAtom)
  const [{ asked, turn }, setAsked] = useState(() => ({
    asked: inAddress || (cameBack ? (kept[name] ?? '') : ''),
    turn: 0,
  }))
  const [seen, setSeen] = useState(inAddress)
  const replaceBy = (q: string): void => setAsked({ asked: q, turn: turn + 1 })
  if (inAddress !== seen) {
    setSeen(inAddress)
    // Back and forward bring the search of their time; what the user types is ahead of the address.
    if (cameBack) replaceBy(inAddress)
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
