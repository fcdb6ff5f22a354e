import { z } from 'zod'

const isoDateBrand = z.iso.date().brand<'IsoDate'>()
/** A calendar date written yyyy-mm-dd that exists. Two of them compare as texts: `a < b`. @spec §5 */
export type IsoDate = z.infer<typeof isoDateBrand>

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const ZERO = 48
/** Days from 0000-03-01 to 1970-01-01 in the Gregorian calendar. */
const EPOCH_OFFSET_DAYS = 719_468
const DAYS_IN_400_YEARS = 146_097

/** Days of a month (1–12); 0 for a month that does not exist. @example daysInMonth(2024, 2) // 29 */
export function daysInMonth(year: number, month: number): number {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return leap ? 29 : (MONTH_DAYS[month - 1] ?? 0)
}

/** Whether a date exists, in the years 1–9999. @example isRealDate(2023, 2, 29) // false */
export function isRealDate(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month)
}

/** Year, month and day as numbers. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** @example dateParts(isoDate(2026, 3, 1)) // { year: 2026, month: 3, day: 1 } */
export function dateParts(date: IsoDate): DateParts {
  return { year: digitsAt(date, 0, 4), month: digitsAt(date, 5, 2), day: digitsAt(date, 8, 2) }
}

/** The date yyyymmdd as one number, for quick comparing. @example compactDate(isoDate(2026, 3, 1)) // 20260301 */
export function compactDate(date: IsoDate): number {
  return digitsAt(date, 0, 4) * 10_000 + digitsAt(date, 5, 2) * 100 + digitsAt(date, 8, 2)
}

function digitsAt(text: string, start: number, count: number): number {
  let value = 0
  for (let i = start; i < start + count; i++) value = value * 10 + text.charCodeAt(i) - ZERO
  return value
}

/** The date of its parts; throws a RangeError for one that does not exist. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  if (!isRealDate(year, month, day)) throw new RangeError(`No such date: ${year}-${month}-${day}`)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as IsoDate
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

/** Reads yyyy-mm-dd; undefined for any other form and for a date that does not exist. */
export function parseIsoDate(text: string): IsoDate | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!match || match[0].length !== text.length) return undefined
  return isRealDate(Number(match[1]), Number(match[2]), Number(match[3])) ? (text as IsoDate) : undefined
}

/** For schemas of calls: a string that is a real date. */
export const isoDateSchema = isoDateBrand

/** For sorting: negative when `a` is earlier. */
export function compareIsoDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The date so many days later (earlier when negative). @example addDays(date('2026-02-28'), 1) // '2026-03-01' */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days)
}

/**
 * The same day so many months later, or the month's last day where that is earlier.
 * @example addMonths(date('2026-08-31'), 6) // '2027-02-28'
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date)
  const index = year * 12 + month - 1 + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  return isoDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** 1 Monday … 7 Sunday. */
export function weekday(date: IsoDate): number {
  const fromThursday = (((dayNumber(date) % 7) + 7) % 7) + 3
  return (fromThursday % 7) + 1
}

/** Days since 1970-01-01. Years begin in March here, so that a leap day is the last of its year. */
function dayNumber(date: IsoDate): number {
  const { year, month, day } = dateParts(date)
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_IN_400_YEARS + dayOfEra - EPOCH_OFFSET_DAYS
}

function fromDayNumber(number: number): IsoDate {
  const shifted = number + EPOCH_OFFSET_DAYS
  const era = Math.floor(shifted / DAYS_IN_400_YEARS)
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = ((marchMonth + 2) % 12) + 1
  return isoDate(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
}
