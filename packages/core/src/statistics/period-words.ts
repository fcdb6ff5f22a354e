import { type Locale, MONTH_NAMES } from '../i18n/index.ts'
import { dateParts } from '../primitives/index.ts'
import type { Period } from './period.ts'

/**
 * Months in a title. Within a year it is said once.
 * @example periodInWords({ from: isoDate(2026, 1, 1), to: isoDate(2026, 10, 31) }, 'sv') // 'januari–oktober 2026'
 */
export function periodInWords({ from, to }: Period, locale: Locale): string {
  const [first, last] = [dateParts(from), dateParts(to)]
  const name = ({ month }: typeof first): string => MONTH_NAMES[month - 1]?.[locale] ?? ''
  const end = `${name(last)} ${last.year}`
  if (first.year !== last.year) return `${name(first)} ${first.year} – ${end}`
  return first.month === last.month ? end : `${name(first)}–${end}`
}
