/**
 * Finds what has the form of an identity number in running text: log lines, addresses, messages.
 * One pass over the characters, whatever the text.
 */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9A-Za-z])/iy
const ESCAPE = /%[0-9a-f]{2}/iy
/** Hyphens and plus, with or without spaces around them, and spaces, also as they stand in an address. */
const SEPARATOR = /(?:[ \u00a0]|%20)?(?:[-+\u2010-\u2015\u2212]|%2[bd])(?:[ \u00a0]|%20)?|[ \u00a0]|%20/iy
const SPACE = /^(?:[ \u00a0]|%20)$/
const FOUR_DIGITS = /\d{4}(?!\d)/y
const LETTERED_FOUR = /(?=\d{0,3}[A-Z])[A-Z\d]{4}(?![A-Za-z\d])/iy

export const DOTS = '••••••••'
const MASKED = new RegExp(`\\d*${DOTS}`, 'g')

interface Found {
  readonly end: number
  /** The digits before the last four. */
  readonly date: string
  readonly form: 'digits' | 'spaced' | 'lettered'
}

/**
 * Masks every ten or twelve digits in each form that identity numbers have, wherever they stand: with `-`, `+` or
 * a space before the last four, percent-encoded, with the letter of an interim or reserve number. UUIDs are kept.
 * @example maskIdentityNumbers('GET /persons/19640823-3234') // 'GET /persons/1964••••••••'
 */
export function maskIdentityNumbers(text: string): string {
  return replaceFound(text, found => found.form === 'digits' || isPersonForm(found))
}

/** Removes identity numbers entirely. What is left is used for search, so no part of a number may remain. */
export function withoutIdentityNumbers(text: string): string {
  return maskIdentityNumbers(text).replaceAll(MASKED, ' ')
}

/** Masks only numbers that can belong to a person. Ten digits of an organisation stay. */
export function maskPersonForms(text: string): string {
  return replaceFound(text, isPersonForm)
}

/**
 * Masks all but the year: four digits of a twelve-digit number stay, two of a ten-digit one, and nothing of any other
 * text.
 */
export function maskIdentityNumber(value: string): string {
  const isLong = value.length >= 12 && /^\d{8}/.test(value)
  const isShort = value.length >= 10 && /^\d{6}/.test(value)
  return value.slice(0, isLong ? 4 : isShort ? 2 : 0) + DOTS
}

function replaceFound(text: string, isMasked: (found: Found) => boolean): string {
  let result = ''
  let copied = 0
  let at = 0
  while (at < text.length) {
    const skipped = lengthOfSkipped(text, at)
    if (skipped > 0) {
      at += skipped
      continue
    }
    if (!isDigit(text, at)) {
      at += 1
      continue
    }
    const found = numberAt(text, at)
    if (found && isMasked(found)) {
      result += text.slice(copied, at) + maskIdentityNumber(text.slice(at, found.end))
      copied = found.end
      at = found.end
    } else at = endOfDigits(text, at)
  }
  return copied === 0 ? text : result + text.slice(copied)
}

/** A UUID or a percent-encoded character at this place: neither begins a number. */
function lengthOfSkipped(text: string, at: number): number {
  if (text.charCodeAt(at) === 37) return matchAt(ESCAPE, text, at)?.length ?? 0
  const startsWord = at === 0 || !/[0-9A-Za-z]/.test(text.charAt(at - 1))
  return startsWord ? (matchAt(UUID, text, at)?.length ?? 0) : 0
}

function numberAt(text: string, start: number): Found | undefined {
  const end = endOfDigits(text, start)
  const length = end - start
  if (length === 10 || length === 12) return { end, date: text.slice(start, end - 4), form: 'digits' }
  const lettered = letteredAt(text, start, length)
  if (lettered) return lettered
  if (length !== 6 && length !== 8) return undefined
  const separator = matchAt(SEPARATOR, text, end)
  if (!separator) return undefined
  const lastFour = matchAt(FOUR_DIGITS, text, end + separator.length)
  if (!lastFour) return undefined
  const form = SPACE.test(separator) ? 'spaced' : 'digits'
  return { end: end + separator.length + lastFour.length, date: text.slice(start, end), form }
}

/** Six or eight digits and four characters with a letter among them, which end a word. */
function letteredAt(text: string, start: number, length: number): Found | undefined {
  for (const dateLength of [8, 6]) {
    if (length < dateLength || length > dateLength + 3) continue
    const dateEnd = start + dateLength
    const separator = length === dateLength ? (matchAt(SEPARATOR, text, dateEnd) ?? '') : ''
    const lastFour = matchAt(LETTERED_FOUR, text, dateEnd + separator.length)
    if (!lastFour) continue
    return {
      end: dateEnd + separator.length + lastFour.length,
      date: text.slice(start, dateEnd),
      form: 'lettered',
    }
  }
  return undefined
}

/**
 * Organisation numbers have a third digit of 2 or more, where a person's have the month. Twelve digits always belong
 * to a person.
 */
function isPersonForm(found: Found): boolean {
  const { date, form } = found
  if (form === 'lettered') {
    const day = Number(date.slice(-2)) % 60
    return Number(date.slice(-4, -2)) <= 12 && day <= 31
  }
  return date.charCodeAt(date.length - 4) < 50 || (date.length === 8 && /^(?:18|19|20)/.test(date))
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

function endOfDigits(text: string, start: number): number {
  let end = start
  while (isDigit(text, end)) end += 1
  return end
}
