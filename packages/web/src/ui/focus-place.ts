/** The row that a list marks as opened last, so that users who come back continue from there. */
const OPENED = 'main [data-opened]'

/** Where focus belongs after a navigation: the opened row on the way back, else the heading, else `main` until then. */
function placeFor(isWayBack: boolean): HTMLElement | null {
  const find = (what: string): HTMLElement | null => document.querySelector<HTMLElement>(what)
  return (isWayBack ? find(OPENED) : null) ?? find('main h1') ?? find('main')
}

/**
 * Brings focus to its place on a new page, and keeps it there while the page replaces its heading: the data of most
 * screens arrives after their first heading. Ends when the user has taken focus elsewhere or pressed anywhere, or when
 * the returned function is called.
 */
export function keepFocusInPlace(isWayBack: boolean): () => void {
  let place: HTMLElement | null = null
  const bring = (): void => {
    const wanted = placeFor(isWayBack)
    // The same heading has lost its focus when React has hidden its page for a part that had to load, and shown it again.
    if (wanted === place && document.activeElement === place) return
    place = wanted
    if (!place) return
    if (!place.matches('[tabindex], a')) place.tabIndex = -1
    place.focus({ preventScroll: !place.matches(OPENED) })
  }
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    // An element that leaves the page leaves its focus to the body.
    if (activeElement === document.body || activeElement === place) bring()
    else end()
  })
  const end = (): void => {
    observer.disconnect()
    document.removeEventListener('pointerdown', end, true)
    document.removeEventListener('focusin', endElsewhere)
  }
  // At once, since the element that the user goes to may leave the page by the press that follows.
  const endElsewhere = ({ target }: FocusEvent): void => {
    if (target !== place) end()
  }
  bring()
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-opened'] })
  document.addEventListener('pointerdown', end, true)
  document.addEventListener('focusin', endElsewhere)
  return end
}

/** Fetches a page again. The button that was pressed goes, so focus is on the heading, also when another takes its place. */
export function retryFromHeading(retry: () => void): () => void {
  return () => {
    retry()
    keepFocusInPlace(false)
  }
}
