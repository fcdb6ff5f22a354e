/**
 * A number for each hundred employed, to one decimal; null where nobody is.
 * @example per100(3, 40) // 7.5
 */
export function per100(count: number, employed: number): number | null {
  return employed > 0 ? Math.round((count * 1000) / employed) / 10 : null
}
