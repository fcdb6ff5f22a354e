import { expect, test } from 'vitest'
import { type Instant, parseInstant } from '../primitives/index.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { cancellationTraceText } from './cancellation-trace-text.ts'
import { cancellationTrace } from './latest-cancellation.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const workingDays: CancellationPolicy = { free: 'window', amount: 1, unit: 'days', skipHolidays: true }
const workingHours: CancellationPolicy = { free: 'window', amount: 24, unit: 'hours', skipHolidays: true }

const told = (policy: CancellationPolicy, start: string, locale: 'sv' | 'en') =>
  cancellationTraceText(cancellationTrace(policy, at(start)), locale)

test('days are told with the reason of each that does not count', () => {
  expect(told(workingDays, '2026-06-22T10:00+02:00', 'sv')).toEqual([
    'Bokningen börjar måndag 22 juni 2026 kl. 10:00.',
    '1 arbetsdag räknas bakåt därifrån.',
    'Räknas: torsdag 18 juni.',
    'Räknas inte: måndag 22 juni (bokningens egen dag), söndag 21 juni (helg), lördag 20 juni (midsommardagen), fredag 19 juni (midsommarafton).',
    'Kostnadsfritt att boka om eller avboka till och med torsdag 18 juni 2026 kl. 10:00.',
  ])
})

test('hours are told with what each date gave', () => {
  expect(told(workingHours, '2026-11-23T09:30+01:00', 'en')).toEqual([
    'The booking starts Monday 23 November 2026 at 09:30.',
    '24 hours on working days are counted back from there.',
    'Counted: Monday 23 November (9 hours 30 minutes), Friday 20 November (14 hours 30 minutes).',
    'Not counted: Sunday 22 November (weekend), Saturday 21 November (weekend).',
    'Free of charge to reschedule or cancel up to and including Friday 20 November 2026 at 09:30.',
  ])
})

test('one of a unit is told in the singular', () => {
  const anHour = { ...workingHours, amount: 1 }
  expect(told(anHour, '2026-11-24T01:00+01:00', 'en')).toContain(
    '1 hour on working days is counted back from there.',
  )
  expect(told(anHour, '2026-11-24T01:00+01:00', 'sv')).toContain('Räknas: tisdag 24 november (1 timme).')
})

test('a change of clocks is told', () => {
  const anyDay = { ...workingDays, skipHolidays: false }
  expect(told(anyDay, '2026-03-30T02:30+02:00', 'sv')).toContain(
    'Klockan ställs fram den natten och klockslaget finns inte, så gränsen blir en timme senare.',
  )
  expect(told(anyDay, '2026-10-26T02:30+01:00', 'sv')).toContain(
    'Klockan ställs tillbaka den natten och klockslaget kommer två gånger; det andra gäller.',
  )
  expect(told({ ...workingHours, skipHolidays: false }, '2026-03-29T10:00+02:00', 'en')).toContain(
    'The clocks change in between, so the time of day is different.',
  )
})

test('what is free to the start needs no counting', () => {
  expect(told({ ...workingDays, free: 'always' }, '2026-11-23T09:00+01:00', 'sv')).toEqual([
    'Bokningen börjar måndag 23 november 2026 kl. 09:00.',
    'Den går att ändra kostnadsfritt ända till dess.',
  ])
})
