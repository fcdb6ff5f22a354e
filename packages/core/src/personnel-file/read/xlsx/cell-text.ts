import { cleanCell, mayNeedComposing } from '../clean-cell.ts'
import { refused } from '../refused-file.ts'

const PLAIN_INTEGER = /^(?:0|-?[1-9]\d{0,14})$/
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
const ESCAPED_CHARACTER = /_x([0-9A-Fa-f]{4})_/g
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?=T|$)/
const MS_PER_DAY = 86_400_000
/** A serial number this near the next day is that day, and was rounded when it was written. */
const DAY_TOLERANCE = 1e-9
/** 9999-12-31 with day 1 in 1900. */
const LAST_SERIAL = 2_958_465
/** Days from 1900's day 0 to 1904's. */
const DAYS_TO_1904 = 1462
/** 29 February 1900, which Excel counts and the calendar does not. */
const PHANTOM_SERIAL = 60

/** Text of a string cell, clean: character escapes put back, line breaks as XML has them. */
export function stringText(raw: string): string {
  let text = raw
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
  if (text.includes('_x')) {
    text = text.replace(ESCAPED_CHARACTER, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  return mayNeedComposing(text) ? cleanCell(text) : text.trim()
}

/** A number as the shortest decimal text without exponent. @example numberText('1.9811218E+11') // '198112180000' */
export function numberText(raw: string): string {
  return PLAIN_INTEGER.test(raw) ? raw : decimalText(numberOf(raw))
}

/** Day of a serial number as yyyy-mm-dd, as Excel shows it; the number itself where the calendar has no such day. */
export function dateText(raw: string, isDate1904: boolean): string {
  const value = numberOf(raw)
  const serial = Math.floor(value + DAY_TOLERANCE) + (isDate1904 ? DAYS_TO_1904 : 0)
  if (value < 0 || serial > LAST_SERIAL) return decimalText(value)
  if (serial === 0) return '1900-01-00'
  if (serial === PHANTOM_SERIAL) return '1900-02-29'
  const days = serial < PHANTOM_SERIAL ? serial : serial - 1
  return new Date(Date.UTC(1899, 11, 31) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

/** Date of an ISO 8601 cell (`t="d"`); a time alone stays as it is. */
export function isoDateText(raw: string): string {
  const text = raw.trim()
  return ISO_DATE.exec(text)?.[0] ?? text
}

/** Excel's word for a boolean. */
export function booleanText(raw: string): string {
  const text = raw.trim()
  if (text === '1' || text === 'true') return 'TRUE'
  if (text === '0' || text === 'false') return 'FALSE'
  throw refused('corrupt')
}

function numberOf(raw: string): number {
  const text = raw.trim()
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw refused('corrupt')
  return value
}

/** The digits of JavaScript's shortest form, with its exponent written out. */
function decimalText(value: number): string {
  const shortest = String(Math.abs(value))
  const sign = value < 0 ? '-' : ''
  const [digits = '', exponent] = shortest.split('e')
  if (exponent === undefined) return sign + shortest
  const [whole = '', fraction = ''] = digits.split('.')
  const point = whole.length + Number(exponent)
  const all = whole + fraction
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${all}`
  return sign + all.padEnd(point, '0')
}
