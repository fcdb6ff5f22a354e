import { type IsoDate, isoDate, isRealDate } from './iso-date.ts'

const COORDINATION_DAYS = 60

/** The date of birth in an identity number or a coordination number of 12 digits; null where there is none. */
export function birthDate(pid: string): IsoDate | null {
  const [year, month, day] = [pid.slice(0, 4), pid.slice(4, 6), pid.slice(6, 8)].map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const real = day > COORDINATION_DAYS ? day - COORDINATION_DAYS : day
  return isRealDate(year, month, real) ? isoDate(year, month, real) : null
}
