import { compactDate, type IsoDate, isRealDate } from './iso-date.ts'
import { areDigits, hasCheckDigit } from './luhn.ts'
import { unofficialKind } from './unofficial-identity-number.ts'

/**
 * What kind of identity number a text is. `incomplete-date` is a coordination number whose date does not exist.
 * `interim` and `reserve` numbers belong to patient records and identify nobody elsewhere.
 */
export type IdentityNumberKind =
  | 'personnummer'
  | 'samordningsnummer'
  | 'incomplete-date'
  | 'interim'
  | 'reserve'
  | 'invalid'

export interface IdentityNumber {
  readonly kind: IdentityNumberKind
  /** All twelve digits, empty where the number is not accepted. */
  readonly digits: string
  /** The number is right, except that its last four are 0000. It identifies nobody, whatever its check digit. */
  readonly endsWithZeroes: boolean
}

/** No living person was born before this year. */
const EARLIEST_YEAR = 1840
const HYPHEN = 45
const PLUS = 43

const INVALID: IdentityNumber = { kind: 'invalid', digits: '', endsWithZeroes: false }
const INTERIM: IdentityNumber = { kind: 'interim', digits: '', endsWithZeroes: false }
const RESERVE: IdentityNumber = { kind: 'reserve', digits: '', endsWithZeroes: false }

/**
 * Makes a parser of identity numbers as of a day. It accepts ten digits (`-` or `+` allowed before the last four) and
 * twelve (`-` allowed). Ten digits become twelve first, with the latest century that is not in the future; with `+`
 * the one before. For long columns: it allocates nothing for a number that is not accepted.
 * @spec §5
 * @example identityNumberParser(today)('640823-3234').digits // '196408233234'
 */
export function identityNumberParser(today: IsoDate): (text: string) => IdentityNumber {
  const now = compactDate(today)
  return text => parse(text, now)
}

/** Reads one identity number as of a day, as `identityNumberParser` does. */
export function parseIdentityNumber(text: string, today: IsoDate): IdentityNumber {
  return parse(text, compactDate(today))
}

/** @param now the day, yyyymmdd as one number */
function parse(text: string, now: number): IdentityNumber {
  const length = text.length
  if (length < 10 || length > 13) return INVALID
  const separator = text.charCodeAt(length - 5)
  const gap = separator === HYPHEN || separator === PLUS ? 1 : 0
  const isLong = length - gap === 12
  if (!isLong && length - gap !== 10) return INVALID
  if (isLong && separator === PLUS) return INVALID
  const dateEnd = length - gap - 4
  if (!areDigits(text, 0, dateEnd) || !areDigits(text, length - 4, length)) {
    return refused(unofficialKind(text, gap))
  }
  const shortStart = isLong ? 2 : 0
  const month = twoDigits(text, shortStart + 2)
  const day = twoDigits(text, shortStart + 4)
  const isCoordination = day >= 60
  const year = isLong
    ? twoDigits(text, 0) * 100 + twoDigits(text, 2)
    : yearOf(twoDigits(text, 0), isCoordination ? 0 : month * 100 + day, separator === PLUS, now)
  const kind = kindOfDate(year, month, day, now)
  if (kind === 'invalid') return refused(unofficialKind(text, gap))
  const endsWithZeroes = isLastFourZero(text, length)
  if (!endsWithZeroes && (isBirthNumberZero(text, length) || !hasCheckDigit(text, shortStart, gap))) {
    return refused(unofficialKind(text, gap))
  }
  return { kind, digits: twelveDigits(text, gap, isLong, year), endsWithZeroes }
}

function refused(kind: 'interim' | 'reserve' | 'invalid'): IdentityNumber {
  return kind === 'interim' ? INTERIM : kind === 'reserve' ? RESERVE : INVALID
}

/** The latest year with these two digits whose day (mmdd; 0 where only the year is asked) is not after today. */
function yearOf(shortYear: number, monthAndDay: number, centuryBefore: boolean, now: number): number {
  const currentYear = Math.floor(now / 10_000)
  let year = currentYear - (currentYear % 100) + shortYear
  const isFuture = year > currentYear || (year === currentYear && monthAndDay > now % 10_000)
  if (isFuture) year -= 100
  return centuryBefore ? year - 100 : year
}

function kindOfDate(year: number, month: number, day: number, now: number): IdentityNumberKind {
  if (year < EARLIEST_YEAR) return 'invalid'
  if (day >= 60) {
    // Of a coordination number only the year is asked: the tax agency's own test numbers hold month 00, day 60 and 31 April.
    if (day > 91 || month > 12 || year > Math.floor(now / 10_000)) return 'invalid'
    return isRealDate(year, month, day - 60) ? 'samordningsnummer' : 'incomplete-date'
  }
  if (!isRealDate(year, month, day)) return 'invalid'
  return year * 10_000 + month * 100 + day > now ? 'invalid' : 'personnummer'
}

function twelveDigits(text: string, gap: 0 | 1, isLong: boolean, year: number): string {
  if (isLong && gap === 0) return text
  const rest = gap === 0 ? text : text.slice(0, -5) + text.slice(-4)
  return isLong ? rest : String(year).slice(0, 2) + rest
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48
}

function isBirthNumberZero(text: string, length: number): boolean {
  return (
    text.charCodeAt(length - 4) === 48 &&
    text.charCodeAt(length - 3) === 48 &&
    text.charCodeAt(length - 2) === 48
  )
}

function isLastFourZero(text: string, length: number): boolean {
  return isBirthNumberZero(text, length) && text.charCodeAt(length - 1) === 48
}

/**
 * An identity number as people write it, which spreadsheet programs leave as it is.
 * @example writtenIdentityNumber('199001012385') // '19900101-2385'
 */
export function writtenIdentityNumber(pid: string): string {
  return `${pid.slice(0, 8)}-${pid.slice(8)}`
}
