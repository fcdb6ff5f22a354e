import { EXTENSIVE_CHANGE_SHARE } from '../../limits/index.ts'

/**
 * What the number of rows alone tells of a new file against the last import: that 20 % or more must leave, or that
 * as many are new. Null where it tells neither, or where nothing was imported before.
 * @example rowChange(10, 8) // 'fewer'
 */
export function rowChange(before: number, rows: number): 'fewer' | 'more' | null {
  // A quotient is rounded to the nearest double, so exactly 20 % equals the limit; a product with 0.2 may not.
  if (before === 0 || Math.abs(rows - before) / before < EXTENSIVE_CHANGE_SHARE) return null
  return rows < before ? 'fewer' : 'more'
}
