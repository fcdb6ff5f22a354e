import { EXTENSIVE_CHANGE_SHARE } from '../../limits/index.ts'

/**
 * Compares the number of rows with the last import: `fewer` if 20 % or more of the employees must leave, `more` if as
 * many are new, else null. Null too if nothing was imported before.
 * @example rowChange(10, 8) // 'fewer'
 */
export function rowChange(before: number, rows: number): 'fewer' | 'more' | null {
  // A quotient is rounded to the nearest double, so exactly 20 % equals the limit; a product with 0.2 may not.
  if (before === 0 || Math.abs(rows - before) / before < EXTENSIVE_CHANGE_SHARE) return null
  return rows < before ? 'fewer' : 'more'
}
