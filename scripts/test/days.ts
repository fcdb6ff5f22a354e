/** A moment and a place at which the tests must hold. */
export interface Day {
  /** Selects the day on the command line. */
  readonly name: string
  readonly at: (now: number) => number
  /** Where the machine stands: the part of the world in which a fixed moment is another date than in Sweden. */
  readonly zone: 'America/Los_Angeles' | 'Asia/Tokyo'
  /** The suites that take long run on few days. */
  readonly isWhole?: boolean
}

const DAY_MS = 86_400_000

/** With the offset of Stockholm. */
const fixed = (at: string) => (): number => Date.parse(at)
const later = (days: number) => (now: number) => now + days * DAY_MS

/**
 * Days that differ from others: no working day, the minutes around midnight (of which the tests cross one), the end of a
 * year, a leap day, the nights without an hour and with one too many, and days far off, on which all that was written as
 * a date has passed.
 */
export const DAYS: readonly Day[] = [
  { name: 'saturday', at: fixed('2026-12-05T17:00:00+01:00'), zone: 'Asia/Tokyo' },
  { name: 'before-midnight', at: fixed('2026-11-30T23:59:00+01:00'), zone: 'Asia/Tokyo' },
  { name: 'after-midnight', at: fixed('2026-12-01T00:01:00+01:00'), zone: 'America/Los_Angeles' },
  {
    name: 'christmas-eve',
    at: fixed('2026-12-24T08:00:00+01:00'),
    zone: 'America/Los_Angeles',
    isWhole: true,
  },
  { name: 'new-year', at: fixed('2027-01-01T08:00:00+01:00'), zone: 'America/Los_Angeles' },
  { name: 'leap-day', at: fixed('2028-02-29T17:00:00+01:00'), zone: 'Asia/Tokyo' },
  {
    name: 'spring-forward',
    at: fixed('2027-03-28T01:58:00+01:00'),
    zone: 'America/Los_Angeles',
    isWhole: true,
  },
  { name: 'fall-back', at: fixed('2027-10-31T02:58:00+02:00'), zone: 'America/Los_Angeles' },
  { name: 'in-400-days', at: later(400), zone: 'Asia/Tokyo' },
  { name: 'in-ten-years', at: later(3653), zone: 'Asia/Tokyo', isWhole: true },
]
