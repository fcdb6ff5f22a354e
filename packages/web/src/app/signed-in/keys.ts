/** Whether the focused element takes keys as text. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/** While a dialog is open, the shortcuts of the frame do nothing. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** Whether a key was pressed without modifiers, outside text fields and dialogs. @spec WCAG 2.1.4 */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isDialogOpen() && !isWriting(event.target)
