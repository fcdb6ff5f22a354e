import { areDigits } from './luhn.ts'

/** Whether a text is a postal code: digits only. @spec §5 */
export function isPostalCode(text: string): boolean {
  return text.length > 0 && areDigits(text, 0, text.length)
}
