/**
 * Makes a region focusable by keyboard while its content is wider or higher than the region; use it as `ref`. A region
 * that does not scroll is not focusable.
 */
export function keyboardScroll(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined
  const observer = new ResizeObserver(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  })
  observer.observe(region)
  for (const child of region.children) observer.observe(child)
  return () => observer.disconnect()
}
