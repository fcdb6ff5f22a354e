import { instantOf } from '@salvia/core/primitives'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BOOKING_SYSTEM_REST_MS } from '../../../process/time-limits.ts'
import { type BookingServer, startBookingServer } from '../../../testing/booking-server/booking-server.ts'
import { SettableClock } from '../../../testing/settable-clock.ts'
import { TEST_NOW } from '../../../testing/template.ts'
import type { BookingSystem } from '../booking-system.ts'
import { openBookingSystem } from '../open-booking-system.ts'

const STARTS = { from: instantOf('2026-12-01T00:00:00Z'), before: instantOf('2026-12-08T00:00:00Z') }
const SERVICE = { id: 'ergonombesok', name: 'Ergonombesök' }
const AWAY = { code: 'BOOKING_SYSTEM_UNAVAILABLE' }
/** The calls in a row that may fail before nobody asks. */
const FAILURES = 3

let server: BookingServer
let system: BookingSystem
let clock: SettableClock
beforeEach(async () => {
  server = await startBookingServer()
  clock = new SettableClock(TEST_NOW)
  system = openBookingSystem(server.settings, { clock, queueSending: async () => undefined })
})
afterEach(() => server.stop())

// The HTTP adapter asks no database for free times.
const freeTimes = () => system.freeTimes(undefined as never, { service: SERVICE, starts: STARTS })
const changes = () => system.exchange?.changesAfter(0)

describe('a system that is away', () => {
  test('is asked twice for a user, and once for a job, which asks again by itself', async () => {
    server.behave('closed')
    await expect(freeTimes()).rejects.toMatchObject(AWAY)
    expect(server.asked).toHaveLength(2)
    await expect(changes()).rejects.toMatchObject(AWAY)
    expect(server.asked).toHaveLength(3)
  })

  test('is told after two time limits if it does not answer at all', async () => {
    server.behave('silent')
    await expect(freeTimes()).rejects.toMatchObject({
      ...AWAY,
      cause: { name: 'SystemAway', message: 'No answer in 3000 ms.' },
    })
    expect(server.asked).toHaveLength(2)
  })

  test('is told if nobody listens', async () => {
    await server.stop()
    await expect(freeTimes()).rejects.toMatchObject({ ...AWAY, cause: { name: 'SystemAway' } })
    server = await startBookingServer()
  })

  test('is not asked again for a while, and then once, until it answers', async () => {
    server.behave('closed')
    for (let failure = 0; failure < FAILURES; failure += 1) await changes()?.catch(() => undefined)
    await expect(freeTimes()).rejects.toMatchObject(AWAY)
    expect(server.asked).toHaveLength(FAILURES)

    clock.advance(BOOKING_SYSTEM_REST_MS - 1)
    await expect(freeTimes()).rejects.toMatchObject(AWAY)
    expect(server.asked).toHaveLength(FAILURES)

    clock.advance(1)
    await expect(freeTimes()).rejects.toMatchObject(AWAY)
    await expect(freeTimes()).rejects.toMatchObject(AWAY)
    expect(server.asked).toHaveLength(FAILURES + 1)

    clock.advance(BOOKING_SYSTEM_REST_MS)
    server.behave('well')
    expect(await freeTimes()).toEqual([])
    expect(await freeTimes()).toEqual([])
    expect(server.asked).toHaveLength(FAILURES + 3)
  })

  test('and comes back at once where fewer calls have failed', async () => {
    server.behave('closed')
    for (let failure = 1; failure < FAILURES; failure += 1) await changes()?.catch(() => undefined)
    server.behave('well')
    expect(await freeTimes()).toEqual([])
  })
})

test.each([
  ['wrong fields', 'items.0.id (invalid_type)'],
  ['no json', 'answered 200 without JSON'],
  ['redirect', 'answered 302'],
  ['endless', 'too large'],
  ['refused token', 'answered 401 to GET times'],
] as const)('%s are an error of ours, and the system is not asked again for them', async (how, reason) => {
  server.behave(how)
  await expect(freeTimes()).rejects.toMatchObject({
    name: 'WrongAnswer',
    message: expect.stringContaining(reason),
  })
  expect(server.asked).toHaveLength(1)
})

test('a system that answers more than it was asked for is not believed', async () => {
  const { bookings } = server
  const asked = bookings.addTime({ startsAt: '2026-12-02T08:00:00.000+01:00' })
  const time = bookings.reserve(asked, 'any', 1) ?? expect.fail('no time')
  bookings.freeTimes = () => [
    { ...time, service: 'spirometri' },
    { ...time, startsAt: '2026-11-30T23:59:59.999Z' },
    { ...time, startsAt: STARTS.before },
    time,
  ]
  // Times are told with any offset.
  expect((await freeTimes()).map(({ startsAt }) => startsAt)).toEqual(['2026-12-02T07:00:00.000Z'])
})
