import { describe, expect, test } from 'vitest'
import { type Instant, parseInstant } from '../primitives/index.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { cancellationTrace, latestCancellation } from './latest-cancellation.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const policy = (amount: number, unit: 'hours' | 'days', skipHolidays: boolean): CancellationPolicy => ({
  free: 'window',
  amount,
  unit,
  skipHolidays,
})

type Case = readonly [name: string, amount: number, start: string, latest: string]

describe('days, working days only', () => {
  test.each<Case>([
    ['a Tuesday', 1, '2026-11-24T10:00+01:00', '2026-11-23T10:00+01:00'],
    ['a Monday: over the weekend', 1, '2026-11-23T10:00+01:00', '2026-11-20T10:00+01:00'],
    ['a Sunday: its own date never counts', 1, '2026-11-22T10:00+01:00', '2026-11-20T10:00+01:00'],
    ['after Easter', 1, '2026-04-07T10:00+02:00', '2026-04-02T10:00+02:00'],
    ['after Midsummer', 2, '2026-06-22T10:00+02:00', '2026-06-17T10:00+02:00'],
    ['after Ascension Day, the Friday counts', 2, '2026-05-18T10:00+02:00', '2026-05-13T10:00+02:00'],
    ['Christmas to New Year', 3, '2027-01-04T10:00+01:00', '2026-12-28T10:00+01:00'],
    ['New Year on a Friday', 1, '2027-01-04T10:00+01:00', '2026-12-30T10:00+01:00'],
    ['over a leap day', 2, '2028-03-01T10:00+01:00', '2028-02-28T10:00+01:00'],
    ['on a leap day', 1, '2028-02-29T10:00+01:00', '2028-02-28T10:00+01:00'],
    ['over the start of summer time', 1, '2026-03-30T10:00+02:00', '2026-03-27T10:00+01:00'],
    ['over its end', 1, '2026-10-26T10:00+01:00', '2026-10-23T10:00+02:00'],
  ])('%s', (_name, amount, start, latest) => {
    expect(latestCancellation(policy(amount, 'days', true), at(start))).toBe(at(latest))
  })
})

describe('days, all of them', () => {
  test.each<Case>([
    ['a Sunday', 1, '2026-11-22T10:00+01:00', '2026-11-21T10:00+01:00'],
    ['to an hour that does not exist: an hour later', 1, '2026-03-30T02:30+02:00', '2026-03-29T03:30+02:00'],
    ['to an hour that occurs twice: the second', 1, '2026-10-26T02:30+01:00', '2026-10-25T02:30+01:00'],
    ['from the first of two equal hours', 1, '2026-10-25T02:30+02:00', '2026-10-24T02:30+02:00'],
    ['over a year’s end', 2, '2027-01-01T10:00+01:00', '2026-12-30T10:00+01:00'],
    ['to a leap day', 1, '2028-03-01T10:00+01:00', '2028-02-29T10:00+01:00'],
  ])('%s', (_name, amount, start, latest) => {
    expect(latestCancellation(policy(amount, 'days', false), at(start))).toBe(at(latest))
  })
})

describe('hours, working days only', () => {
  test.each<Case>([
    ['a Monday', 24, '2026-11-23T09:00+01:00', '2026-11-20T09:00+01:00'],
    ['a Sunday: Friday’s own hours', 24, '2026-11-22T10:00+01:00', '2026-11-20T00:00+01:00'],
    ['a full day ends at its midnight', 24, '2026-11-24T00:00+01:00', '2026-11-23T00:00+01:00'],
    ['Monday at midnight begins on Friday', 24, '2026-11-23T00:00+01:00', '2026-11-20T00:00+01:00'],
    ['filled by Monday alone', 9, '2026-11-23T09:00+01:00', '2026-11-23T00:00+01:00'],
    ['an hour more', 10, '2026-11-23T09:00+01:00', '2026-11-20T23:00+01:00'],
    ['Maundy Thursday', 24, '2026-04-07T09:00+02:00', '2026-04-02T09:00+02:00'],
    ['the night of the change is a Sunday', 24, '2026-03-30T09:00+02:00', '2026-03-27T09:00+01:00'],
    ['the day after New Year', 48, '2027-01-04T09:00+01:00', '2026-12-29T09:00+01:00'],
  ])('%s', (_name, amount, start, latest) => {
    expect(latestCancellation(policy(amount, 'hours', true), at(start))).toBe(at(latest))
  })
})

describe('hours, all of them', () => {
  test.each<Case>([
    ['a Sunday', 24, '2026-11-22T10:00+01:00', '2026-11-21T10:00+01:00'],
    ['over the start of summer time', 24, '2026-03-29T10:00+02:00', '2026-03-28T09:00+01:00'],
    ['over its end', 24, '2026-10-25T10:00+01:00', '2026-10-24T11:00+02:00'],
  ])('%s', (_name, amount, start, latest) => {
    expect(latestCancellation(policy(amount, 'hours', false), at(start))).toBe(at(latest))
  })
})

test('always free, and an amount of nothing, last to the start', () => {
  const start = at('2026-11-23T09:00+01:00')
  expect(latestCancellation({ ...policy(24, 'hours', true), free: 'always' }, start)).toBe(start)
  expect(latestCancellation(policy(0, 'days', true), start)).toBe(start)
})

describe('the trace', () => {
  test('of days tells which counted and why others did not', () => {
    const { steps } = cancellationTrace(policy(1, 'days', true), at('2026-06-22T10:00+02:00'))
    expect(steps).toEqual([
      { kind: 'skipped', date: '2026-06-22', why: { kind: 'own-date' } },
      { kind: 'skipped', date: '2026-06-21', why: { kind: 'weekend' } },
      {
        kind: 'skipped',
        date: '2026-06-20',
        why: { kind: 'holiday', name: { sv: 'midsommardagen', en: 'Midsummer Day' } },
      },
      {
        kind: 'skipped',
        date: '2026-06-19',
        why: { kind: 'holiday', name: { sv: 'midsommarafton', en: 'Midsummer Eve' } },
      },
      { kind: 'day', date: '2026-06-18' },
    ])
  })

  test('of hours tells how much of each date counted', () => {
    const { steps } = cancellationTrace(policy(24, 'hours', true), at('2026-11-23T09:00+01:00'))
    expect(steps).toEqual([
      { kind: 'minutes', date: '2026-11-23', minutes: 540 },
      { kind: 'skipped', date: '2026-11-22', why: { kind: 'weekend' } },
      { kind: 'skipped', date: '2026-11-21', why: { kind: 'weekend' } },
      { kind: 'minutes', date: '2026-11-20', minutes: 900 },
    ])
  })

  test.each([
    ['nothing', policy(1, 'days', true), '2026-03-31T10:00+02:00', 'same'],
    ['hours over the change', policy(24, 'hours', false), '2026-03-29T10:00+02:00', 'counted-over-change'],
    ['working hours leave it out', policy(24, 'hours', true), '2026-03-30T09:00+02:00', 'same'],
    ['a time that does not exist', policy(1, 'days', false), '2026-03-30T02:30+02:00', 'hour-missing'],
    ['a time that occurs twice', policy(1, 'days', false), '2026-10-26T02:30+01:00', 'hour-twice'],
    ['the hour after it', policy(1, 'days', false), '2026-10-26T03:30+01:00', 'same'],
    ['free to the start', policy(0, 'days', false), '2026-10-25T02:30+01:00', 'same'],
  ])('tells what a change of clocks did: %s', (_name, terms, start, clock) => {
    expect(cancellationTrace(terms, at(start)).clock).toBe(clock)
  })
})
