import { type IsoDate, parseIsoDate } from '@salvia/core/primitives'
import { errorOf } from '../errors/cli-error.ts'
import { usageErrors } from '../errors/usage.errors.ts'

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Milliseconds of a length of time such as `90s`, `10m`, `4h` or `2d`. */
export function milliseconds(option: string, value: string): number {
  const match = /^(\d{1,6})([smhd])$/.exec(value)
  const unit = match?.[2] as keyof typeof UNITS | undefined
  if (!match || !unit) throw errorOf(usageErrors.DURATION_WRONG, { option, value })
  return Number(match[1]) * UNITS[unit]
}

/** A whole number within a range; without a range, 0 or more. */
export function wholeNumber(
  option: string,
  value: string,
  range?: { readonly from: number; readonly to: number },
): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : undefined
  if (range) {
    if (number === undefined || number < range.from || number > range.to)
      throw errorOf(usageErrors.NUMBER_OUT_OF_RANGE, { option, value, ...range })
    return number
  }
  if (number === undefined) throw errorOf(usageErrors.NUMBER_WRONG, { option, value })
  return number
}

/** A calendar date, such as `2026-11-21`. */
export function calendarDate(option: string, value: string): IsoDate {
  const date = parseIsoDate(value)
  if (!date) throw errorOf(usageErrors.DATE_WRONG, { option, value })
  return date
}

/** Whether a word has the form of an employee's id, which is an HMAC-SHA-256 in base64url. */
export function isEmployeeId(word: string): boolean {
  return /^[\w-]{43}$/.test(word)
}
