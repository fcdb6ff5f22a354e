import type { RefCallback } from 'react'

/** What answers a press itself, and must not be taken over by its row. */
const ACTIVE = 'a, button, input, select, textarea, label, summary, [role=menu]'

/**
 * A press anywhere on a row follows the row's link, so that the whole row can be aimed at; the link alone is a stop
 * of the keyboard. Hand it as `ref` to what holds the rows. Marking text does not count as a press.
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
