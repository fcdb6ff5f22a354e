import { dateParts, type IsoDate, isoDate, isRealDate } from '@salvia/core/primitives'

/** The first letters of each month, in both languages. */
const MONTHS = [
  ['jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['maj', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['dec'],
] as const

const YEAR_FIRST = /^(\d{4})[-./ ]?(\d{2})[-./ ]?(\d{2})$/
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})(?:[-./ ](\d{4}))?$/
const IN_WORDS = /^(\d{1,2})(?:[:.]?[ae])?\s+(\p{L}{3,})\.?(?:\s+(\d{4}))?$/u

/**
 * Reads a date in any common format. A date without a year is in the current year. Undefined when the text is not a
 * date.
 * @example readWrittenDate('24/11-2026', today) // '2026-11-24'
 */
export function readWrittenDate(text: string, today: IsoDate): IsoDate | undefined {
  const written = text.trim().toLocaleLowerCase('sv')
  const thisYear = String(dateParts(today).year)
  const yearFirst = YEAR_FIRST.exec(written)
  if (yearFirst) return realDate(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = DAY_FIRST.exec(written)
  if (dayFirst) return realDate(dayFirst[3] ?? thisYear, dayFirst[2], dayFirst[1])
  const inWords = IN_WORDS.exec(written)
  const month = MONTHS.findIndex(names => names.some(name => inWords?.[2]?.startsWith(name)))
  if (!inWords || month === -1) return undefined
  return realDate(inWords[3] ?? thisYear, String(month + 1), inWords[1])
}

function realDate(...written: readonly (string | undefined)[]): IsoDate | undefined {
  const [year = 0, month = 0, day = 0] = written.map(Number)
  return isRealDate(year, month, day) ? isoDate(year, month, day) : undefined
}
