import { EXTENSIVE_CHANGE_SHARE } from '../../limits/index.ts'

/**
 * Whether an import changes so much that someone must confirm it: 20 % or more of today's employees leave or move.
 * The first import of a company changes nobody, and is never extensive.
 * @example isExtensiveChange({ before: 10, leaving: 1, moving: 1 }) // true
 */
export function isExtensiveChange(counts: { before: number; leaving: number; moving: number }): boolean {
  const { before, leaving, moving } = counts
  // A quotient is rounded to the nearest double, so exactly 20 % equals the limit; a product with 0.2 may not.
  return before > 0 && (leaving + moving) / before >= EXTENSIVE_CHANGE_SHARE
}
