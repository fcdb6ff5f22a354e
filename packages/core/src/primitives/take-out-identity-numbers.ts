import type { IsoDate } from './iso-date.ts'
import { identityNumberParser } from './personal-identity-number.ts'

/**
 * Ten or twelve digits in the forms that people give an identity number: whole, before the last four, or in parts; with
 * the space before, and a look at the one after.
 */
const WRITTEN =
  /([ \u00a0]?)(?<!\d)(\d{4}|\d{2})([ \u00a0./\u2010-\u2015\u2212-]?)(\d{2})\3(\d{2})([ \u00a0]?[-+\u2010-\u2015\u2212]?[ \u00a0]?)(\d{4})(?!\d)(?=([ \u00a0]?))/g

interface WithoutIdentityNumbers {
  readonly text: string
  /** How many numbers were taken out. */
  readonly count: number
}

/**
 * Takes the whole, valid identity numbers of persons (date and check digit) out of a text that somebody has written.
 * One of the spaces around a number goes with it. All else stays as it was typed, phone numbers and order numbers among
 * it. Unlike `maskIdentityNumbers`, for texts that their writer gets back.
 * @example takeOutIdentityNumbers('Gäller 19640823-3234.', today) // { text: 'Gäller .', count: 1 }
 */
export function takeOutIdentityNumbers(text: string, today: IsoDate): WithoutIdentityNumbers {
  const parse = identityNumberParser(today)
  let count = 0
  const rest = text.replace(
    WRITTEN,
    (whole, space: string, year: string, _gap, month: string, day: string, ...end: string[]) => {
      const [before = '', last = '', spaceAfter = ''] = end
      const separator = year.length === 2 && before.includes('+') ? '+' : ''
      const { kind, endsWithZeroes } = parse(`${year}${month}${day}${separator}${last}`)
      const isPerson = kind === 'personnummer' || kind === 'samordningsnummer' || kind === 'incomplete-date'
      if (!isPerson || endsWithZeroes) return whole
      count += 1
      return spaceAfter === '' ? space : ''
    },
  )
  return { text: rest, count }
}
