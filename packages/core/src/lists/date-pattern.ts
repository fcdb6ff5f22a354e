import { MONTH_NAMES } from '../i18n/index.ts'
import { foldedSearchText, isRealDate } from '../primitives/index.ts'

/** A date as somebody searches for it, whole or in part: a day of any year, a month, a month of a year. */
export interface DatePattern {
  readonly year: number | null
  /** 1–12. */
  readonly month: number
  readonly day: number | null
}

const MONTHS_A_YEAR = 12
const LEAP_YEAR = 2024
const ABBREVIATION_MIN_LETTERS = 3

/** The month of each name, in both languages and in the letters that a search is folded to. */
const months = new Map(
  MONTH_NAMES.flatMap((name, i) => [name.sv, name.en].map(text => [foldedSearchText(text), i + 1] as const)),
)

/** Forms of digits alone; each names its parts. */
const NUMERIC_FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)$/,
  /^(?<day>\d\d?)\/(?<month>\d\d?)(?:[-/ ](?<year>\d{4}))?$/,
]
/** Forms with the name of a month. */
const NAMED_FORMS: readonly RegExp[] = [
  /^(?<day>\d\d?)(?::e|st|nd|rd|th|\.)? ?(?<name>[a-z]+)\.?,?(?: (?<year>\d{4}))?$/,
  /^(?<name>[a-z]+)\.? (?<day>\d\d?)(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/,
  /^(?<name>[a-z]+)\.? (?<year>\d{4})$/,
]

/**
 * Reads a date, or part of one, from words of a search; null for what is none.
 * @param text folded, its words parted by one space
 * @example datePattern('24 nov') // { year: null, month: 11, day: 24 }
 */
export function datePattern(text: string): DatePattern | null {
  const wholeMonth = months.get(text)
  if (wholeMonth !== undefined) return { year: null, month: wholeMonth, day: null }
  for (const form of [...NUMERIC_FORMS, ...NAMED_FORMS]) {
    const parts = form.exec(text)?.groups
    const pattern = parts && patternOf(parts)
    if (pattern) return pattern
  }
  return null
}

function patternOf({ year, month, day, name }: Record<string, string | undefined>): DatePattern | null {
  const monthNumber = name === undefined ? Number(month) : monthNamed(name)
  if (monthNumber === undefined || monthNumber < 1 || monthNumber > MONTHS_A_YEAR) return null
  const pattern = {
    year: year === undefined ? null : Number(year),
    month: monthNumber,
    day: day === undefined ? null : Number(day),
  }
  // Without a year 29 February may be meant.
  const isReal = isRealDate(pattern.year ?? LEAP_YEAR, monthNumber, pattern.day ?? 1)
  return isReal ? pattern : null
}

/** The month of a name or of its first letters: `nov`, `sept`. */
function monthNamed(letters: string): number | undefined {
  if (letters.length < ABBREVIATION_MIN_LETTERS) return undefined
  return [...months].find(([name]) => name.startsWith(letters))?.[1]
}
