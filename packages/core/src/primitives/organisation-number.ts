import type { IsoDate } from './iso-date.ts'
import { areDigits, hasCheckDigit } from './luhn.ts'
import { parseIdentityNumber } from './personal-identity-number.ts'

const HYPHEN = 45

/**
 * The ten digits of an organisation number, or undefined: ten or twelve digits with a hyphen before the last four
 * and a right check digit; twelve begin with 16 or are the identity number of a sole trader.
 * @spec §5
 * @example organisationDigits('16556016-0680', today) // '5560160680'
 */
export function organisationDigits(text: string, today: IsoDate): string | undefined {
  const length = text.length
  const at = length - 5
  if ((length !== 11 && length !== 13) || text.charCodeAt(at) !== HYPHEN) return undefined
  if (!areDigits(text, 0, at) || !areDigits(text, at + 1, length)) return undefined
  const start = length - 11
  if (!hasCheckDigit(text, start, 1)) return undefined
  if (start === 2 && !text.startsWith('16')) {
    const person = parseIdentityNumber(text, today)
    if (person.digits === '' || person.endsWithZeroes) return undefined
  }
  return text.slice(start, at) + text.slice(at + 1)
}
