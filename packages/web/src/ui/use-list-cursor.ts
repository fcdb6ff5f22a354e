import { type RefObject, useEffect, useState } from 'react'

export interface ListCursor {
  /** Index of the active option; -1 when there are none. */
  readonly at: number
  readonly mark: (key: string) => void
  /** Makes the first option the active one again. */
  readonly reset: () => void
  /** Moves by a key; false when the key belongs to the text field. */
  readonly move: (key: string) => boolean
}

/**
 * The active option of a list whose keyboard focus stays in a text field (`aria-activedescendant`): the first one until
 * the user moves. The option stays active when others arrive before it. The cursor wraps around at the ends and is
 * scrolled into view.
 */
export function useListCursor(keys: readonly string[], list: RefObject<HTMLElement | null>): ListCursor {
  const [marked, mark] = useState<string | null>(null)
  const known = marked === null ? -1 : keys.indexOf(marked)
  const at = known === -1 ? Math.min(0, keys.length - 1) : known
  const active = keys[at] ?? null
  // Keeps the first option active, too, so that Enter chooses what the user has seen. While it renders, since an effect
  // would come too late for a user who types fast.
  if (marked !== active) mark(active)
  useEffect(() => {
    if (at >= 0) list.current?.querySelectorAll('[role=option]')[at]?.scrollIntoView({ block: 'nearest' })
  }, [at, list])

  const move = (key: string): boolean => {
    if (keys.length === 0) return false
    if (key === 'ArrowDown') mark(keys[(at + 1) % keys.length] ?? null)
    else if (key === 'ArrowUp') mark(keys[at <= 0 ? keys.length - 1 : at - 1] ?? null)
    else return false
    return true
  }
  return { at, mark, reset: () => mark(null), move }
}
