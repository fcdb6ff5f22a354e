/** The smallest distance between a surface and the edge of the window, in pixels. */
const MARGIN = 8

export interface Placement {
  /** Which edges of surface and anchor are aligned. */
  readonly align?: 'start' | 'end' | 'centre'
  /** The distance between the two, in pixels. */
  readonly gap?: number
  /** Makes the surface at least as wide as its anchor. */
  readonly matchWidth?: boolean
}

/**
 * Places a surface in the top layer below its anchor, or above it if there is more room, and always inside the window.
 * The surface has `position: fixed`; if it is too high for the window, it scrolls.
 */
function placeBeside(surface: HTMLElement, anchor: Element, placement: Placement = {}): void {
  const { align = 'start', gap = 6, matchWidth = false } = placement
  const { clientWidth: width } = document.documentElement
  const height = window.visualViewport?.height ?? window.innerHeight
  const box = anchor.getBoundingClientRect()
  if (matchWidth) surface.style.minWidth = `${box.width}px`
  surface.style.maxHeight = 'none'
  const { offsetWidth, offsetHeight } = surface
  const below = height - box.bottom - gap - MARGIN
  const above = box.top - gap - MARGIN
  const isBelow = offsetHeight <= below || below >= above
  const room = Math.max(96, isBelow ? below : above)
  const shown = Math.min(offsetHeight, room)
  const left = {
    start: box.left,
    end: box.right - offsetWidth,
    centre: box.left + (box.width - offsetWidth) / 2,
  }[align]
  surface.style.maxHeight = `${room}px`
  surface.style.top = `${isBelow ? box.bottom + gap : box.top - gap - shown}px`
  surface.style.left = `${Math.max(MARGIN, Math.min(left, width - offsetWidth - MARGIN))}px`
}

/**
 * Places the surface, and again whenever the page, the window, the surface or the anchor changes. Returns a function
 * that stops this.
 */
export function keepBeside(surface: HTMLElement, anchor: Element, placement?: Placement): () => void {
  const place = (): void => placeBeside(surface, anchor, placement)
  const observer = new ResizeObserver(place)
  place()
  observer.observe(anchor)
  observer.observe(surface)
  window.addEventListener('resize', place)
  window.addEventListener('scroll', place, { capture: true, passive: true })
  window.visualViewport?.addEventListener('resize', place)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', place)
    window.removeEventListener('scroll', place, { capture: true })
    window.visualViewport?.removeEventListener('resize', place)
  }
}
