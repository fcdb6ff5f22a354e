import type { Locale } from '../i18n/index.ts'
import { type ListValue, valueText } from './list-column.ts'

/** The start of the file: a byte order mark, which tells spreadsheet programs that the text is UTF-8. */
export const CSV_BEGIN = '\u{feff}'
/** Spreadsheet programs run a cell that starts like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One line of a CSV file for spreadsheet programs: semicolons, times in Stockholm time, and no text that would run as
 * a formula.
 */
export function csvLine(values: readonly ListValue[], locale: Locale): string {
  return `${values.map(value => csvCell(value, locale)).join(';')}\r\n`
}

function csvCell(value: ListValue, locale: Locale): string {
  const text = valueText(value, locale)
  const safe = typeof value === 'string' && FORMULA.test(value) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
