/** Spaces of all kinds, and hyphens and dashes of all kinds. */
const SPACES = /[\s\u00a0]/g
const HYPHENS = /[-\u2010-\u2015\u2212]/g

/**
 * A phone number without spaces and punctuation. Also changes `00` to `+` and removes the `(0)` of an international
 * number.
 * @example plainPhoneNumber('+46 (0)70-174 06 05') // '+46701740605'
 */
export function plainPhoneNumber(text: string): string {
  const digits = text.replace(SPACES, '').replace(HYPHENS, '').replace(/[./]/g, '').replace(/^00/, '+')
  const international = digits.startsWith('+') ? digits.replace('(0)', '') : digits
  return international.replace(/[()]/g, '')
}
