/**
 * Makes a region reachable by keyboard for as long as its content is wider than itself; hand it as `ref`.
 * A region that does not scroll is no stop of the keyboard.
 */
export function keyboardScroll(region: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (region.scrollWidth > region.clientWidth) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  })
  observer.observe(region)
  for (const child of region.children) observer.observe(child)
  return () => observer.disconnect()
}
