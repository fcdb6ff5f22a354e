import { type RefObject, useEffect, useState } from 'react'

export interface ListCursor {
  /** Index of the active option; -1 for none. */
  readonly at: number
  readonly mark: (index: number) => void
  /** Moves by a key; false when the key belongs to the text field. */
  readonly move: (key: string) => boolean
}

/**
 * The active option of a list whose keyboard focus stays in a text field (`aria-activedescendant`). It wraps around at
 * the ends and is scrolled into view.
 */
export function useListCursor(
  count: number,
  list: RefObject<HTMLElement | null>,
  /** The first active option: 0 if Enter alone must choose one. */
  start: -1 | 0 = -1,
): ListCursor {
  const [wanted, mark] = useState<number>(start)
  const at = Math.min(wanted, count - 1)
  useEffect(() => {
    if (at < 0) return
    list.current?.querySelectorAll('[role=option]')[at]?.scrollIntoView({ block: 'nearest' })
  }, [at, list])

  const move = (key: string): boolean => {
    if (count === 0) return false
    if (key === 'ArrowDown') mark((at + 1) % count)
    else if (key === 'ArrowUp') mark(at <= 0 ? count - 1 : at - 1)
    else return false
    return true
  }
  return { at, mark, move }
}
