import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type Instant, instantFromMillis, isoDate, parseInstant } from '../primitives/index.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(text)
const EVENT: CalendarEvent = {
  uid: '0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
  sequence: 2,
  stamp: at('2026-11-20T07:00:00Z'),
  startsAt: at('2026-11-24T12:30:00Z'),
  endsAt: at('2026-11-24T13:15:00Z'),
  isCancelled: false,
  summary: 'Tidsbokning',
  url: 'https://portal.example/tidsbokningar/detaljer/1',
}
const written = (...events: readonly Partial<CalendarEvent>[]) =>
  writeCalendar({
    product: 'Hälsa; Nord',
    name: 'Tidsbokningar',
    events: events.map(event => ({ ...EVENT, ...event })),
  })

/** Read by a library that calendar programs read with. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map(component => ({
    component,
    event: new ICAL.Event(component),
    text: (property: string) => component.getFirstPropertyValue(property),
  }))
  return { events, first: events[0] ?? expect.fail('no event') }
}

test('a calendar is written line by line as RFC 5545 has it', () => {
  expect(written({})).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hälsa\\; Nord//SV',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Tidsbokningar',
      'X-WR-CALNAME:Tidsbokningar',
      'BEGIN:VEVENT',
      'UID:0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11',
      'SEQUENCE:2',
      'DTSTAMP:20261120T070000Z',
      'DTSTART:20261124T123000Z',
      'DTEND:20261124T131500Z',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'SUMMARY:Tidsbokning',
      'URL:https://portal.example/tidsbokningar/detaljer/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a calendar without events is one', () => {
  expect(new ICAL.Component(ICAL.parse(written())).getAllSubcomponents('vevent')).toEqual([])
})

test('a cancelled event is told as that', () => {
  expect(read(written({ isCancelled: true })).first.text('status')).toBe('CANCELLED')
})

test('a date is a whole day, and an event may be only its start', () => {
  const { first } = read(written({ startsAt: isoDate(2028, 2, 29), endsAt: null }))
  expect(first.event.startDate.isDate).toBe(true)
  expect(first.event.startDate.toString()).toBe('2028-02-29')
  expect(first.component.hasProperty('dtend')).toBe(false)
})

describe('times are the same moment for every reader', () => {
  test.each([
    ['29 February', '2028-02-29T23:30:00.000Z'],
    ['New Year’s Eve in Stockholm', '2026-12-31T22:30:00.000Z'],
    ['the first of an hour that comes twice', '2026-10-25T00:30:00.000Z'],
    ['the second of it', '2026-10-25T01:30:00.000Z'],
    ['right after the hour that is missing', '2027-03-28T01:00:00.000Z'],
  ])('%s', (_, moment) => {
    const { first } = read(written({ startsAt: at(moment), endsAt: null }))
    expect(first.event.startDate.toJSDate().toISOString()).toBe(moment)
  })
})

test('every text comes out as it went in, and no line is longer than 75 octets', () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  const anySpecial = fc
    .array(fc.constantFrom('å', '🌿', ';', ',', '\\', '\n', '\\n', ':', '"', ' ', 'x', 'END:VEVENT'), {
      minLength: 1,
      maxLength: 120,
    })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(anyText, anySpecial), fc.oneof(anyText, anySpecial), (summary, location) => {
      const text = written({ summary, location, url: undefined })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const { events, first } = read(text)
      expect(events).toHaveLength(1)
      const clean = (value: string) => value.replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      expect([first.text('summary') ?? '', first.text('location') ?? '']).toEqual([
        clean(summary),
        clean(location),
      ])
    }),
    { numRuns: 500 },
  )
})

test('a carriage return begins no line of its own', () => {
  const text = written({ summary: 'a\r\nATTENDEE:mailto:b@demo.example\rc' })
  expect(text).not.toMatch(/\r\nATTENDEE/)
  expect(read(text).first.text('summary')).toBe('a\nATTENDEE:mailto:b@demo.example\nc')
})

test('any moment is read as the moment that it is', () => {
  const anyMinute = fc
    .integer({ min: 0, max: 130 * 525_600 })
    .map(minute => instantFromMillis(minute * 60_000))
  fc.assert(
    fc.property(anyMinute, startsAt => {
      const { first } = read(written({ startsAt, endsAt: null }))
      expect(first.event.startDate.toJSDate().toISOString()).toBe(startsAt)
    }),
  )
})
