import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface ItemsInView<Line extends HTMLElement> {
  readonly ref: RefObject<Line | null>
  readonly onFocus: (event: FocusEvent) => void
}

/**
 * Props of a line of items that may be wider than its place. It scrolls to the current item, given by its index, and to
 * one that gets focus by the keyboard: a browser leaves that cut as it was, if some of it is in view.
 */
export function useCurrentInView<Line extends HTMLElement>(current: number): ItemsInView<Line> {
  const ref = useRef<Line>(null)
  useEffect(() => {
    showWhole(ref.current, ref.current?.children[current])
  }, [current])
  return {
    ref,
    onFocus: ({ target }) => {
      // A press gives focus too. If the line moved then, the finger would be lifted from another item.
      if (!target.matches(':focus-visible')) return
      const items = [...(ref.current?.children ?? [])]
      showWhole(
        ref.current,
        items.find(item => item.contains(target)),
      )
    },
  }
}

/** Scrolls until the item is in the middle. Not `scrollIntoView`, which also scrolls the page. */
function showWhole(line: HTMLElement | null, item: Element | undefined): void {
  if (!line || !(item instanceof HTMLElement)) return
  line.scrollLeft = item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2
}
