import type { RefCallback } from 'react'

/** Elements that handle a press themselves, so that the row must not. */
const ACTIVE = 'a, button, input, select, textarea, label, summary, [role=menu]'

/**
 * Makes a press anywhere on a row follow the row's link, so that the target is large. Only the link itself is
 * focusable. Use it as `ref` of the element that contains the rows. Selecting text does not count as a press.
 */
export const followRows: RefCallback<HTMLElement> = list => {
  if (!list) return
  const follow = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest(ACTIVE)) return
    const isMarking = window.getSelection()?.isCollapsed === false
    if (isMarking || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('[data-title] a')?.click()
  }
  list.addEventListener('click', follow)
  return () => list.removeEventListener('click', follow)
}
