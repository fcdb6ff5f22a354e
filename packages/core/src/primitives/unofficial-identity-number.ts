import { isRealDate } from './iso-date.ts'
import { areDigits, hasCheckDigit } from './luhn.ts'

const INTERIM_LETTERS = 'TRSUWXJKLMNP'

/**
 * Whether ten or twelve characters that are no person's number have the form of one that care providers make:
 * interim, a letter for the first of the last four and a check digit counted with 1 in its place; reserve,
 * twelve digits beginning with 99, or a date and four characters with a letter among them.
 */
export function unofficialKind(text: string, gap: 0 | 1): 'interim' | 'reserve' | 'invalid' {
  const dateEnd = text.length - 4 - gap
  if (!areDigits(text, 0, dateEnd)) return 'invalid'
  const lastFour = text.slice(-4).toUpperCase()
  if (/^\d{4}$/.test(lastFour)) return dateEnd === 8 && text.startsWith('99') ? 'reserve' : 'invalid'
  const date = text.slice(0, dateEnd)
  if (!/^[A-Z\d]{4}$/.test(lastFour) || !isDateLike(date)) return 'invalid'
  const isInterimForm = INTERIM_LETTERS.includes(lastFour.charAt(0)) && areDigits(lastFour, 1, 4)
  if (!isInterimForm) return 'reserve'
  return hasCheckDigit(`${date.slice(-6)}1${lastFour.slice(1)}`, 0) ? 'interim' : 'invalid'
}

/** Six digits may lie in any century, so a leap day is allowed for them. */
function isDateLike(digits: string): boolean {
  const year = digits.length === 8 ? Number(digits.slice(0, 4)) : 2000
  const day = Number(digits.slice(-2))
  return isRealDate(year, Number(digits.slice(-4, -2)), day > 60 ? day - 60 : day)
}
