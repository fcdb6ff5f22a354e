import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addElapsed, instantFromMillis } from '../primitives/index.ts'
import { isWorkingDay } from '../working-days/index.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { cancellationTrace, latestCancellation } from './latest-cancellation.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
})
const hoursSeen = new Map<number, string>()

/** What the clock in Stockholm shows: `2026-11-23 09:00`. Offsets are whole hours in these years. */
function shown(millis: number): string {
  const hour = Math.floor(millis / HOUR_MS)
  const known = hoursSeen.get(hour) ?? clockFormat.format(hour * HOUR_MS)
  hoursSeen.set(hour, known)
  const minute = (millis - hour * HOUR_MS) / MINUTE_MS
  return `${known.slice(0, 14)}${String(minute).padStart(2, '0')}`
}

const dateShown = (millis: number) => shown(millis).slice(0, 10)
const nextDate = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** The rule read aloud: one minute at a time, or one date at a time and then every minute around it. */
function slowLatest({ free, amount, unit, skipHolidays }: CancellationPolicy, start: number): number {
  if (free === 'always' || amount === 0) return start
  const counts = (date: string) => !skipHolidays || isWorkingDay(date as Parameters<typeof isWorkingDay>[0])
  if (unit === 'hours') {
    let moment = start
    for (let left = amount * 60; left > 0; ) {
      moment -= MINUTE_MS
      if (counts(dateShown(moment))) left -= 1
    }
    return moment
  }
  let date = dateShown(start)
  for (let left = amount; left > 0; ) {
    date = nextDate(date, -1)
    if (counts(date)) left -= 1
  }
  const wanted = `${date} ${shown(start).slice(11)}`
  let last: number | undefined
  for (let moment = Date.parse(date) - DAY_MS; moment < Date.parse(date) + 2 * DAY_MS; moment += MINUTE_MS)
    if (shown(moment) === wanted) last = moment
  // A time that no minute shows is looked for an hour later, where the clock went on.
  return last ?? slowLatest({ free, amount, unit, skipHolidays }, start + HOUR_MS)
}

/** Nights of the clock change, holidays, year ends and leap days, which chance would seldom find. */
const specialDates = [
  ...['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26', '2028-10-29'],
  ...['2026-04-05', '2026-05-14', '2026-06-06', '2026-06-20', '2026-10-31'],
  ...['2026-12-25', '2026-12-31', '2027-01-06', '2028-02-29', '2028-05-01'],
]
const anyStart = fc
  .record({
    day: fc.oneof(
      fc.constantFrom(...specialDates).map(date => Date.parse(date)),
      fc.integer({ min: 0, max: 2500 }).map(days => Date.parse('2024-01-01') + days * DAY_MS),
    ),
    days: fc.nat(4),
    minute: fc.oneof(fc.nat(24 * 60 - 1), fc.nat(5 * 60), fc.constantFrom(0, 22 * 60, 23 * 60)),
  })
  .map(({ day, days, minute }) => day + days * DAY_MS + minute * MINUTE_MS)

const anyHours: fc.Arbitrary<CancellationPolicy> = fc.record({
  free: fc.constant('window'),
  amount: fc.integer({ min: 0, max: 60 }),
  unit: fc.constant('hours'),
  skipHolidays: fc.boolean(),
})
const anyDays: fc.Arbitrary<CancellationPolicy> = fc.record({
  free: fc.constantFrom('window', 'window', 'window', 'always'),
  amount: fc.integer({ min: 0, max: 12 }),
  unit: fc.constant('days'),
  skipHolidays: fc.boolean(),
})
const anyPolicy = fc.oneof(anyHours, anyDays)

test('property: the limit is the one that counting every minute finds', () => {
  fc.assert(
    fc.property(anyPolicy, anyStart, (policy, start) => {
      const expected = slowLatest(policy, start)
      expect(latestCancellation(policy, instantFromMillis(start))).toBe(instantFromMillis(expected))
    }),
    { numRuns: 600 },
  )
})

test('property: what the trace says counted is what the policy asks for, and what it skips is off', () => {
  fc.assert(
    fc.property(anyPolicy, anyStart, (policy, start) => {
      const trace = cancellationTrace(policy, instantFromMillis(start))
      if (trace.steps.length === 0) return
      const counted = trace.steps.reduce((sum, step) => {
        return sum + (step.kind === 'day' ? 1 : step.kind === 'minutes' ? step.minutes / 60 : 0)
      }, 0)
      expect(counted).toBeCloseTo(policy.amount, 9)
      for (const step of trace.steps)
        if (step.kind !== 'skipped') expect(!policy.skipHolidays || isWorkingDay(step.date)).toBe(true)
        else if (step.why.kind !== 'own-date') expect(isWorkingDay(step.date)).toBe(false)
      expect(trace.latestCancellation).toBe(latestCancellation(policy, trace.start))
    }),
  )
})

test('property: in hours, a later start never has an earlier limit', () => {
  fc.assert(
    fc.property(anyHours, anyStart, fc.nat(3 * 24 * 60), (policy, start, minutes) => {
      const early = instantFromMillis(start)
      const late = addElapsed(early, { minutes })
      expect(latestCancellation(policy, early) <= early).toBe(true)
      expect(latestCancellation(policy, early) <= latestCancellation(policy, late)).toBe(true)
    }),
  )
})
