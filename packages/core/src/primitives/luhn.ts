const ZERO = 48

/**
 * Whether the last of ten digits is the check digit of the nine before (weights 2, 1, 2 …, sum of digits modulo 10).
 * Reads ten digits of `text` from `start`, over one separator after the sixth where `gap` is 1.
 */
export function hasCheckDigit(text: string, start: number, gap: 0 | 1 = 0): boolean {
  let sum = 0
  for (let i = 0; i < 10; i++) {
    const digit = text.charCodeAt(start + i + (i >= 6 ? gap : 0)) - ZERO
    sum += i % 2 === 1 ? digit : digit < 5 ? digit * 2 : digit * 2 - 9
  }
  return sum % 10 === 0
}

/** Whether `text` holds digits 0–9 only from `start` up to (not including) `end`. */
export function areDigits(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i)
    if (code < ZERO || code > 57) return false
  }
  return true
}
