/**
 * Lets the second click of a double click do nothing, after the first has closed what was pressed: it would reach what lay
 * behind.
 */
export function swallowSecondClick(): void {
  const swallow = (event: MouseEvent): void => {
    // The number of clicks in a row at one place.
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
}
