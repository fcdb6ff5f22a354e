import type { Locale, Text } from '../i18n/index.ts'
import type { ListValue } from '../lists/index.ts'
import { daysBetween, type Instant, isoDate, stockholmClock, stockholmDate } from '../primitives/index.ts'

/** One sheet of a workbook. Its first row has the headers, if it has any. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly ListValue[])[]
  /** Dates stand for whole months, and are shown as such. */
  readonly hasMonths?: boolean
}

/** Workbooks count days from here. */
const DAY_ZERO = isoDate(1899, 12, 30)
const MINUTES_OF_DAY = 24 * 60
const WIDEST_CHARACTERS = 80
const NARROWEST_CHARACTERS = 10

/**
 * Writes sheets as a workbook for spreadsheet programs. Texts are texts, whatever they begin with; numbers and dates can
 * be calculated with, and times are those of Stockholm. The library is loaded here only.
 */
export async function writeSheets(
  sheets: readonly Sheet[],
  title: Text,
  locale: Locale,
): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx')
  const book = utils.book_new()
  book.Props = { Title: title[locale] }
  for (const { name, rows, hasMonths = false } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map(row => row.map(value => cellOf(value, hasMonths))))
    sheet['!cols'] = widthsOf(rows)
    utils.book_append_sheet(book, sheet, name)
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

function cellOf(value: ListValue, isMonth: boolean) {
  if (value === null) return null
  if (typeof value === 'string') return { t: 's', v: workbookText(value), z: '@' }
  if (typeof value === 'number') return { t: 'n', v: value }
  if ('moment' in value) return { t: 'n', v: onTheClock(value.moment), z: 'yyyy-mm-dd hh:mm' }
  return { t: 'n', v: daysBetween(DAY_ZERO, value.date), z: isMonth ? 'yyyy-mm' : 'yyyy-mm-dd' }
}

/** Spreadsheet programs read `_x0041_` as a character by its number, unless its underscore is written so itself. */
function workbookText(text: string): string {
  return text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
}

/** Workbooks know no time zones: a time is what stands on the clock in Stockholm, as days and parts of a day. */
function onTheClock(instant: Instant): number {
  const { hour, minute } = stockholmClock(instant)
  return daysBetween(DAY_ZERO, stockholmDate(instant)) + (hour * 60 + minute) / MINUTES_OF_DAY
}

/** Each column as wide as its longest text, within limits. */
function widthsOf(rows: readonly (readonly ListValue[])[]): { wch: number }[] {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const lengthOf = (value: ListValue | undefined) =>
    typeof value === 'string' ? value.length : NARROWEST_CHARACTERS
  return Array.from({ length: columns }, (_, at) => {
    const longest = Math.max(...rows.map(row => lengthOf(row[at])))
    return { wch: Math.min(WIDEST_CHARACTERS, Math.max(NARROWEST_CHARACTERS, longest) + 2) }
  })
}
