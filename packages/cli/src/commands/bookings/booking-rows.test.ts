import { type Booking, type BookingDetails, type BookingPage, bookingsList } from '@salvia/core/bookings'
import type { Locale } from '@salvia/core/i18n'
import { readListQuery } from '@salvia/core/lists'
import { type Instant, isoDate, parseInstant } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { screenOf } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { bookingLine, renderBookings } from './booking-rows.ts'
import { renderBooking } from './booking-view.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const screen = (columns: number, locale: Locale = 'sv') =>
  screenOf({ columns }, { locale, env: {}, noColor: true, plain: false })

const NOW = at('2026-11-22T08:00:00Z')
const all = (now: Instant) => ({ query: readListQuery(bookingsList, { status: 'all' }), now })

const BOOKING: Booking = {
  id: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
  service: 'Hälsosamtal',
  startsAt: at('2026-11-24T12:30:00Z'),
  endsAt: at('2026-11-24T13:15:00Z'),
  visitType: 'agreed-place',
  address: 'Storgatan 3, 543 21 Björkby',
  employee: { pidHash: 'x', firstName: 'Åsa', lastName: 'Öberg' },
  caregiver: { name: 'Carin Stenmark', occupation: 'Företagssköterska' },
  status: 'upcoming',
  latestCancellation: at('2026-11-23T12:30:00Z'),
  concernsLeader: false,
  mayChange: true,
}
const LONG = {
  ...BOOKING,
  service: 'Medicinsk kontroll inför nattarbete med fördjupad bedömning',
  status: 'cancelled',
} as const
const PAGE: BookingPage = {
  items: [BOOKING, LONG],
  counts: { all: 52, upcoming: 1, past: 50, cancelled: 1 },
  isEmpty: false,
  isLimited: true,
  period: { from: isoDate(2026, 5, 25), to: null },
  page: 1,
  pageSize: 50,
  total: 52,
}

test('a page, on a terminal of 80 columns', () => {
  expect(
    renderBookings(PAGE, all(NOW), screen(80)),
  ).toBe(`2026-11-24 13:30  Åsa Öberg, Hälsosamtal                                Kommande
                  0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11          På avtalad plats
2026-11-24 13:30  Åsa Öberg, Medicinsk kontroll inför nattarbete med fördjupad
                  bedömning                                              Avbokad
                  0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11          På avtalad plats

52 tidsbokningar, från och med 2026-05-25, sida 1 av 2
Du ser tidsbokningarna i den del av organisationen som du har roller för.
 nästa sida:  --page 2
 visa en:  salvia bookings show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11`)
})

test.each([60, 80, 100])('no line is wider than %i columns, in either language', width => {
  for (const locale of ['sv', 'en'] as const) {
    const lines = renderBookings(PAGE, all(NOW), screen(width, locale)).split('\n')
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width)
  }
})

test.each([
  ['sv', '2026-10-25T00:30:00Z', '(sommartid)', '02:30+02:00'],
  ['en', '2026-10-25T01:30:00Z', '(winter time)', '02:30+01:00'],
] as const)('at the hour that comes twice it says which (%s, %s)', (locale, moment, note, word) => {
  const twice = { ...BOOKING, startsAt: at(moment), endsAt: at(moment.replace(':30:', ':45:')) }
  const page = { ...PAGE, items: [twice, LONG] }
  const [first, second] = renderBookings(page, all(NOW), screen(80, locale)).split('\n')
  expect(first?.startsWith(`2026-10-25 02:30  ${note} Åsa Öberg, Hälsosamtal`)).toBe(true)
  expect(second?.startsWith(`${' '.repeat(18)}${BOOKING.id}`)).toBe(true)
  const narrow = renderBookings(page, all(NOW), screen(60, locale)).split('\n')
  expect(Math.max(...narrow.map(widthOf))).toBeLessThanOrEqual(60)
  expect(bookingLine(twice, locale).split(' ').slice(2, 4)).toEqual(['2026-10-25', word])
  expect(
    renderBooking(
      { ...DETAILS, startsAt: twice.startsAt, endsAt: twice.endsAt },
      { now: twice.startsAt, why: false },
      screen(100, locale),
    ),
  ).toContain(note)
})

test('what the filter says already is not repeated: the status, and a period that hides nothing', () => {
  const ahead = { ...PAGE, items: [BOOKING], total: 1 }
  const rendered = (now: Instant, page: BookingPage = ahead) =>
    renderBookings(page, { query: readListQuery(bookingsList, {}), now }, screen(80)).split('\n')
  expect(rendered(NOW)[0]).toBe('2026-11-24 13:30  Åsa Öberg, Hälsosamtal')
  expect(rendered(NOW)).toContain('1 tidsbokning')
  expect(rendered(BOOKING.startsAt)[0]).toMatch(/Pågår nu$/)
  const period = { from: isoDate(2026, 11, 23), to: null }
  expect(rendered(NOW, { ...ahead, period })).toContain('1 tidsbokning, från och med 2026-11-23')
})

test('nothing is told apart from nothing that fits', () => {
  const none = { ...PAGE, items: [], total: 0 }
  expect(renderBookings(none, all(NOW), screen(80, 'en'))).toBe('No bookings match.')
  expect(renderBookings({ ...none, isEmpty: true }, all(NOW), screen(80, 'en'))).toBe(
    'There are no bookings yet.',
  )
})

test('a line for a pipe, in which nothing can steer a terminal', () => {
  expect(bookingLine(BOOKING, 'en')).toBe(
    '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 upcoming 2026-11-24 13:30 Åsa Öberg, Hälsosamtal, At an agreed place',
  )
  expect(bookingLine({ ...BOOKING, service: '\u001b[2J' }, 'en')).not.toContain('\u001b')
})

const DETAILS: BookingDetails = {
  ...BOOKING,
  version: 1,
  employee: {
    ...BOOKING.employee,
    occupation: 'Montör',
    phone: null,
    email: 'maja.lind@demo.example',
    protectedIdentity: false,
    locale: null,
    unit: ['Produktion', 'Montering'],
  },
  subject: null,
  policy: { free: 'window', amount: 1, unit: 'days', skipHolidays: true },
  cancellation: null,
  clinicPhone: null,
  unconfirmed: null,
  order: null,
  feedback: { recipients: [], sent: [] },
}

test('one booking, and how its limit was counted', () => {
  const options = { now: at('2026-11-23T12:30:00Z'), why: true }
  expect(
    renderBooking(DETAILS, options, screen(80)),
  ).toBe(`Hälsosamtal                                                             Kommande
  Tid          tisdag 24 november 2026 kl. 13:30–14:15
  Medarbetare  Åsa Öberg, Montör
  Enhet        Produktion / Montering
  Besök        På avtalad plats. Vi ses där ni har kommit överens om.
  Plats        Storgatan 3, 543 21 Björkby
  Behandlare   Carin Stenmark, Företagssköterska

Kostnadsfritt att boka om eller avboka till och med måndag 23 november 2026 kl.
13:30.
  Bokningen börjar tisdag 24 november 2026 kl. 13:30.
  1 arbetsdag räknas bakåt därifrån.
  Räknas: måndag 23 november.
  Räknas inte: tisdag 24 november (bokningens egen dag).
  Kostnadsfritt att boka om eller avboka till och med måndag 23 november 2026
  kl. 13:30.`)
})

test.each([
  ['a moment after its limit', '2026-11-23T12:30:00.001Z', 'cancelling it is charged'],
  ['at its start', '2026-11-24T12:30:00Z', 'the booking can’t be changed'],
  ['at its end', '2026-11-24T13:15:00Z', 'the booking can’t be changed'],
])('what can be done with it %s', (_when, now, sentence) => {
  const rendered = renderBooking(DETAILS, { now: at(now), why: false }, screen(80, 'en'))
  expect(rendered.replace(/\s+/g, ' ')).toContain(sentence)
})

test('one that is cancelled says by whom and what it cost, and no more', () => {
  const cancellation = { source: 'portal', at: at('2026-11-23T13:00:00Z'), isCharged: true } as const
  const rendered = renderBooking(
    { ...DETAILS, status: 'cancelled', cancellation },
    { now: at('2026-11-23T14:00:00Z'), why: false },
    screen(80, 'en'),
  )
  const words = rendered.replace(/\s+/g, ' ')
  expect(words).toContain(
    'Monday 23 November 2026 at 14:00. Cancelled in the portal, charged under the agreement',
  )
  expect(words).not.toContain('reschedule')
})

test('a visit that has started says so', () => {
  const [first = ''] = renderBookings(PAGE, all(at('2026-11-24T12:30:00Z')), screen(80)).split('\n')
  expect(first).toMatch(/Pågår nu$/)
})

test('one booking whose change the booking system has refused', () => {
  const unconfirmed = { state: 'refused', change: 'move', at: at('2026-11-22T12:30:00Z') } as const
  const options = { now: at('2026-11-23T12:30:00Z'), why: false }
  expect(renderBooking({ ...DETAILS, unconfirmed }, options, screen(80))).toContain(`
Ombokningen gick inte igenom. Här ser du vad som gäller i vårt bokningssystem.
Ring oss om du vill ha hjälp.
`)
})
