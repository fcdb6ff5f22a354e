/**
 * Makes a region focusable by keyboard while its content is wider than the region; use it as `ref`. A region that does
 * not scroll is not focusable.
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
