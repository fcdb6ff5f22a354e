import { isoDate, parseInstant } from '@salvia/core/primitives'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { groupedPhoneNumber } from './grouped-numbers.ts'
import { NearMoment } from './near-moment.tsx'
import { Phone } from './phone.tsx'
import { RelativeDate } from './relative-date.tsx'

const NBSP = '\u00a0'
const today = isoDate(2026, 11, 21)

describe('a day is told by how far it is away', () => {
  it.each([
    [isoDate(2026, 11, 21), 'i dag'],
    [isoDate(2026, 11, 20), 'i går'],
    [isoDate(2026, 12, 14), 'om 23 dagar'],
    [isoDate(2027, 3, 21), 'om 4 månader'],
    [isoDate(2029, 11, 21), 'om 3 år'],
    [isoDate(2026, 10, 1), 'för 51 dagar sedan'],
  ])('%s', async (date, text) => {
    await render(<RelativeDate date={date} today={today} />)
    await expect.poll(() => document.body.textContent.trim().replaceAll(NBSP, ' ')).toBe(text)
    expect(document.querySelector('time')?.dateTime).toBe(date)
  })
})

it.each([
  ['a moment', parseInstant('2026-11-21T15:00:00Z'), 'i dag 16:00'],
  [
    'the first of two equal times of day',
    parseInstant('2027-10-31T00:30:00Z'),
    'sön 31 okt 02:30 (sommartid)',
  ],
  ['a date', isoDate(2026, 11, 22), 'i morgon'],
])('what comes soon is told shortly: %s', async (_what, at, text) => {
  await render(<NearMoment at={at ?? expect.fail()} today={today} />)
  await expect.poll(() => document.body.textContent.trim()).toBe(text)
  expect(document.querySelector('time')?.dateTime).toBe(at)
})

describe('a phone number', () => {
  it.each([
    ['0701740605', '070-174 06 05'],
    ['+46701740605', '+46 70 174 06 05'],
    ['084650004', '08-465 00 04'],
    ['0313900601', '0313900601'],
    ['+4523456789', '+4523456789'],
  ])('%s is shown as %s', (number, shown) => {
    expect(groupedPhoneNumber(number)).toBe(shown)
  })

  it('can be called', async () => {
    await render(<Phone number="0701740605" />)
    await expect
      .element(page.getByRole('link', { name: '070-174 06 05' }))
      .toHaveAttribute('href', 'tel:0701740605')
    expect(await violations()).toEqual([])
  })
})
