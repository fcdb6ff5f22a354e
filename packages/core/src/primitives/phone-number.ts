import { areDigits } from './luhn.ts'

const PLUS = 43
const ZERO = 48

/**
 * Whether a text is a phone number: `0`, a digit 1–9 and 5–8 more (7–10 in all), or `+`, a digit 1–9 and 6–14 more
 * (7–15 digits in all); no spaces, hyphens or brackets.
 * @spec §5
 */
export function isPhoneNumber(text: string): boolean {
  const length = text.length
  const first = text.charCodeAt(0)
  if (first !== PLUS && first !== ZERO) return false
  const isInternational = first === PLUS
  if (length < (isInternational ? 8 : 7) || length > (isInternational ? 16 : 10)) return false
  return text.charCodeAt(1) !== ZERO && areDigits(text, 1, length)
}
