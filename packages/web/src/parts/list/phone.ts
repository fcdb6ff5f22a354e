/** A phone: the tools of a list are behind one button, and its actions in one menu. */
export const PHONE = '(max-width: 639px)'
