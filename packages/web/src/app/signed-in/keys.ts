/** Whether keys belong to what has focus: a field takes them as text. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** A dialog has the page: keys of the frame wait until it is closed. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** A key that stands alone, pressed where nobody is writing. @spec WCAG 2.1.4 */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isDialogOpen() && !isWriting(event.target)
