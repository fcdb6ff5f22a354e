/**
 * Takes focus when it appears, for what stands in the place of the button that was pressed. Use it as `ref`.
 * @example <p ref={focused} tabIndex={-1}>
 */
export const focused = (element: HTMLElement | null): void => element?.focus()
