import type { Locale } from '../i18n/index.ts'
import { type ListValue, valueText } from './list-column.ts'

/** Begins the file: tells spreadsheet programs that the text is UTF-8. */
export const CSV_BEGIN = '\u{feff}'
/** A cell that begins so is run as a formula by spreadsheet programs. */
const FORMULA = /^[=+\-@\t\r]/

/** A line of a CSV for spreadsheet programs: semicolons, times as in Stockholm, texts that are no formulas. */
export function csvLine(values: readonly ListValue[], locale: Locale): string {
  return `${values.map(value => csvCell(value, locale)).join(';')}\r\n`
}

function csvCell(value: ListValue, locale: Locale): string {
  const text = valueText(value, locale)
  const safe = typeof value === 'string' && FORMULA.test(value) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
