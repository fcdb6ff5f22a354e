import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { atStockholm, instantFromMillis, stockholmClock, stockholmDate } from './instant.ts'
import { addDays, dateParts, parseIsoDate } from './iso-date.ts'

const zone = 'Europe/Stockholm'
const firstDay = parseIsoDate('1949-01-01') ?? expect.fail()
const DAYS = 60_000

const anyMillis = fc.integer({ min: Date.UTC(1949, 0), max: Date.UTC(2110, 0) })
const anyDate = fc.oneof(
  fc.integer({ min: 0, max: DAYS }).map(days => addDays(firstDay, days)),
  // The nights of the clock change, which chance would seldom find.
  fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '1980-04-06', '1980-09-28').map(text => {
    return parseIsoDate(text) ?? expect.fail()
  }),
)
const anyClock = fc.record({ hour: fc.nat(23), minute: fc.nat(59), second: fc.nat(59) })

test('property: date and clock are those of the time zone library', () => {
  fc.assert(
    fc.property(anyMillis, millis => {
      const instant = instantFromMillis(millis)
      const { hour, minute, second, millisecond, ...local } = DateTime.fromMillis(millis, { zone }).toObject()
      expect(dateParts(stockholmDate(instant))).toEqual(local)
      expect(stockholmClock(instant)).toEqual({ hour, minute, second, millisecond })
    }),
    { numRuns: 500 },
  )
})

test('property: a time of day is the last moment that shows it, or an hour later where none does', () => {
  fc.assert(
    fc.property(anyDate, anyClock, (date, clock) => {
      const local = DateTime.fromObject({ ...dateParts(date), ...clock }, { zone })
      const last = local.getPossibleOffsets().at(-1) ?? local
      expect(atStockholm(date, clock)).toBe(instantFromMillis(last.toMillis()))
    }),
    { numRuns: 1000 },
  )
})
