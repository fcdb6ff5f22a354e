import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a line of items that is wider than its place to the current one, given by its index. The page stays put. */
export function useCurrentInView<Line extends HTMLElement>(current: number): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useEffect(() => {
    const item = line.current?.children[current]
    if (!line.current || !(item instanceof HTMLElement)) return
    // Not `scrollIntoView`, which would also scroll the page.
    line.current.scrollLeft = item.offsetLeft - (line.current.clientWidth - item.offsetWidth) / 2
  }, [current])
  return line
}
