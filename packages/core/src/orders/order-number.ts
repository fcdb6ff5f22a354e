/** Orders are numbered from here. */
export const FIRST_ORDER_NUMBER = 20_001

/** The number that people use. @example orderNumber(20001) // 'B-20001' */
export function orderNumber(number: number): string {
  return `B-${number}`
}

/** Reads a number as people write it; null for anything else. @example parseOrderNumber('b20001') // 20001 */
export function parseOrderNumber(text: string): number | null {
  const digits = /^b-?(\d{5,12})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
