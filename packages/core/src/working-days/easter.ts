import { addDays, type IsoDate, isoDate, weekday } from '../primitives/index.ts'

const DAYS_OF_A_MOON = 30
/** The full moons fall on the same dates again after this many years. */
const YEARS_OF_A_MOON = 19

/**
 * Easter Sunday of the Gregorian calendar: the first Sunday after the first full moon on or after 21 March, by the
 * rules of the church.
 * @example easterSunday(2026) // '2026-04-05'
 */
export function easterSunday(year: number): IsoDate {
  const fullMoon = addDays(isoDate(year, 3, 21), daysToFullMoon(year))
  return addDays(fullMoon, 7 - (weekday(fullMoon) % 7))
}

/** Days from 21 March to the full moon, 0 to 28. */
function daysToFullMoon(year: number): number {
  const century = Math.floor(year / 100)
  const yearOfMoon = year % YEARS_OF_A_MOON
  // Corrects for leap days that centuries skip, and for the slow drift of the moon against the calendar.
  const shift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const days = (19 * yearOfMoon + shift + 15) % DAYS_OF_A_MOON
  // By the rules of the church the full moon is never later than 18 April, and never twice on 18 April in 19 years.
  return days === 29 || (days === 28 && yearOfMoon > 10) ? days - 1 : days
}
