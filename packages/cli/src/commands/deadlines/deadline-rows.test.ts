import { type Deadline, type DeadlineList, deadlineText } from '@salvia/core/deadlines'
import type { Locale } from '@salvia/core/i18n'
import { type Instant, isoDate, parseInstant } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { deadlineCalendar } from './deadline-calendar.ts'
import { deadlineLine, renderDeadlines } from './deadline-rows.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const screen = (locale: Locale) => screenOf({ columns: 80 }, { locale, env: {}, noColor: true, plain: false })

const BOOKING: Deadline = {
  feature: 'bookings',
  kind: 'latest-cancellation',
  heading: { sv: 'Sista kostnadsfria avbokning', en: 'Last free cancellation' },
  detail: { sv: '{service} för {employee}', en: '{service} for {employee}' },
  consequence: { sv: 'Därefter debiteras en avbokning.', en: 'After that cancelling it is charged.' },
  at: at('2026-11-23T12:30:00Z'),
  objectId: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
  facts: { service: 'Hälsosamtal', employee: 'Åsa Öberg' },
  isProtected: false,
}
const TOKEN: Deadline = {
  ...BOOKING,
  feature: 'profile',
  kind: 'machine-token',
  heading: { sv: 'En maskintoken går ut', en: 'A machine token expires' },
  detail: { sv: '{name}', en: '{name}' },
  at: isoDate(2026, 12, 1),
  objectId: 't1',
  facts: { name: 'natt\u001b[2J' },
}
const LIST: DeadlineList = {
  items: [BOOKING, TOKEN],
  hasMore: true,
  until: at('2026-12-21T11:00:00Z'),
  unavailable: [],
}

test('the soonest first, and once for each kind what applies afterwards', () => {
  expect(
    renderDeadlines({ ...LIST, items: [BOOKING, BOOKING, TOKEN] }, screen('sv')),
  ).toBe(`2026-11-23 13:30  Sista kostnadsfria avbokning
                  Hälsosamtal för Åsa Öberg
2026-11-23 13:30  Sista kostnadsfria avbokning
                  Hälsosamtal för Åsa Öberg
2026-12-01        En maskintoken går ut
                  natt\\u001b[2J

Sista kostnadsfria avbokning: Därefter debiteras en avbokning.
En maskintoken går ut: Därefter debiteras en avbokning.

Det finns fler längre fram. Visa färre dagar med --within.`)
})

test('nothing is said to run out only where every feature answered', () => {
  const none = { ...LIST, items: [], hasMore: false }
  expect(renderDeadlines(none, screen('en'))).toBe('Nothing is due up to and including 2026-12-21.')
  expect(renderDeadlines({ ...none, unavailable: ['bookings'] }, screen('en'))).toBe('')
})

test.each([
  ['sv', '2026-10-25T00:30:00Z', '(sommartid) Sista kostnadsfria avbokning', '+02:00'],
  ['sv', '2026-10-25T01:30:00Z', '(vintertid) Sista kostnadsfria avbokning', '+01:00'],
  ['en', '2026-10-25T00:30:00Z', '(summer time) Last free cancellation', '+02:00'],
  ['en', '2026-10-25T01:30:00Z', '(winter time) Last free cancellation', '+01:00'],
] as const)('at the hour that comes twice it says which (%s, %s)', (locale, moment, heading, offset) => {
  const twice = { ...BOOKING, at: at(moment), facts: { ...BOOKING.facts, start: at('2026-10-26T08:00:00Z') } }
  const [first, second] = renderDeadlines({ ...LIST, items: [twice] }, screen(locale)).split('\n')
  expect(first).toBe(`2026-10-25 02:30  ${heading}`)
  expect(second).toMatch(/^ {18}Hälsosamtal/)
  expect(deadlineLine(twice, locale).split(' ').slice(0, 3)).toEqual([
    '2026-10-25',
    `02:30${offset}`,
    'bookings',
  ])
  const calendar = deadlineCalendar([twice], {
    locale,
    now: at('2026-10-01T08:00:00Z'),
    showValues: true,
    origin: 'https://portal.example',
  })
  expect(calendar).toContain(`DTSTART:${moment.replace(/[-:]/g, '')}`)
})

test('a line for a pipe', () => {
  expect(deadlineLine(BOOKING, 'en')).toBe(
    '2026-11-23 13:30 bookings latest-cancellation 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 Hälsosamtal for Åsa Öberg',
  )
})

test('in a calendar the same deadline is the same event, and the later file counts', () => {
  const options = { locale: 'sv', showValues: false, origin: 'https://portal.example' } as const
  const [one, later] = ['2026-11-21T08:00:00Z', '2026-11-21T08:01:00Z'].map(now =>
    deadlineCalendar([{ ...BOOKING, at: at('2026-11-24T07:00:00Z') }], { ...options, now: at(now) }),
  )
  const value = (property: string, text = '') =>
    new RegExp(`^${property}:(.*)\r$`, 'm').exec(text.replaceAll('\r\n ', ''))?.[1]
  expect(value('UID', one)).toBe(
    'bookings.latest-cancellation.0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11@portal.example',
  )
  expect(value('UID', later)).toBe(value('UID', one))
  expect(Number(value('SEQUENCE', later))).toBeGreaterThan(Number(value('SEQUENCE', one)))
  expect(value('DTSTART', one)).toBe('20261124T070000Z')
  expect(value('SUMMARY', one)).toBe(deadlineText(BOOKING, 'sv').heading)
})

test('a calendar never says whom it is about where the identity is protected', () => {
  const options = { locale: 'sv', showValues: true, origin: 'https://portal.example' } as const
  const now = at('2026-11-21T08:00:00Z')
  const told = deadlineCalendar([BOOKING], { ...options, now })
  expect(told).toContain('Åsa Öberg')
  const kept = deadlineCalendar([{ ...BOOKING, isProtected: true }], { ...options, now })
  expect(kept).toContain(`SUMMARY:${BOOKING.heading.sv}`)
  for (const part of [...Object.values(BOOKING.facts), 'DESCRIPTION']) expect(kept).not.toContain(part)
})
