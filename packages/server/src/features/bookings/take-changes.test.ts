import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { employ, parkedOf, takenBooking } from '../../testing/booking-server/exchange-state.store.ts'
import { type ExchangeTest, openExchangeTest } from '../../testing/booking-server/exchange-test.ts'
import { TEST_NOW } from '../../testing/index.ts'
import { changeBooking } from '../../testing/test-bookings.store.ts'

const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')
const UNKNOWN = '198112189876'

let kit: ExchangeTest
beforeAll(async () => {
  kit = await openExchangeTest()
})
afterAll(() => kit.close())

describe('what the booking system changes is taken on', () => {
  test('a new booking is in the list, with its terms', async () => {
    kit.provide({ id: 'J4/1', startsAt: START, subject: 'Nacke' })
    await kit.exchange()
    const id = await kit.idOf('J4/1')
    const list = (await kit.get('?q=ergonombesok&pageSize=200')).json<{ items: { id: string }[] }>()
    expect(list.items.map(item => item.id)).toContain(id)
    expect(await kit.details(id)).toMatchObject({
      service: 'Ergonombesök',
      subject: 'Nacke',
      startsAt: START,
      latestCancellation: addElapsed(START, { hours: -24 }),
      caregiver: { name: 'Siv Sand' },
      status: 'upcoming',
      version: 1,
      unconfirmed: null,
    })
    expect((await kit.state(id)).booking).toMatchObject({
      serviceId: 'ergonombesok',
      clinicId: 'provstad',
    })
  })

  test('a move counts the terms anew and reminds anew; other terms alone change nothing that was promised', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'moved', startsAt: START })
    await kit.exchange()
    const id = await kit.idOf('moved')
    await changeBooking(db, id, { remindedOf: START })
    const policy = { free: 'window', amount: 2, unit: 'days', skipHolidays: true } as const
    kit.server.bookings.changeBooking('moved', { policy })
    await kit.exchange()
    expect(await kit.details(id)).toMatchObject({
      version: 1,
      latestCancellation: addElapsed(START, { hours: -24 }),
    })
    kit.server.bookings.changeBooking('moved', {
      startsAt: LATER,
      endsAt: addElapsed(LATER, { hours: 1 }),
    })
    await kit.exchange()
    expect((await kit.state(id)).booking).toMatchObject({
      version: 2,
      startsAt: LATER,
      policy,
      latestCancellation: instantOf('2026-12-07T08:00:00Z'),
      remindedOf: null,
    })
  })

  test('a cancellation tells who cancelled', async () => {
    kit.provide({ id: 'cancelled', startsAt: START })
    await kit.exchange()
    kit.server.bookings.changeBooking('cancelled', {
      cancellation: { at: TEST_NOW, source: 'app', isCharged: false },
    })
    await kit.exchange()
    expect(await kit.details(await kit.idOf('cancelled'))).toMatchObject({
      status: 'cancelled',
      cancellation: { source: 'app', at: TEST_NOW, isCharged: false },
      version: 2,
    })
  })

  test('nothing that came before is read again, and an exchange without changes changes nothing', async () => {
    await kit.exchange()
    const before = kit.server.asked.length
    await kit.exchange()
    const asked = kit.server.asked.slice(before)
    expect(asked).toEqual([expect.stringMatching(/^GET \/api\/v1\/changes\?after=[1-9]/)])
  })
})

describe('a change that cannot be taken on', () => {
  test('of an employee who is unknown waits until a file brings them', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'early', startsAt: START, employee: { pid: UNKNOWN } })
    await kit.exchange()
    expect(await takenBooking(db, 'early')).toBeUndefined()
    expect(await parkedOf(db)).toMatchObject([{ systemId: 'early', reason: 'employee-unknown' }])
    await employ(db, { pid: UNKNOWN, beside: kit.employeeId })
    kit.salvia.clock.advance(10 * MINUTE_MS + 1)
    await kit.exchange()
    expect(await takenBooking(db, 'early')).toMatchObject({ startsAt: START })
    expect(await parkedOf(db)).toEqual([])
  })

  test('because it is malformed stops no other, and the next one of the booking takes its place', async () => {
    const { db } = kit.salvia.services
    const before = kit.salvia.log.length
    kit.provide({ id: 'malformed', startsAt: START, visitType: 'at home' as never, subject: 'Hemligt' })
    kit.provide({ id: 'right', startsAt: START })
    await kit.exchange()
    expect(await takenBooking(db, 'right')).toMatchObject({ startsAt: START })
    expect(await parkedOf(db)).toMatchObject([{ systemId: 'malformed', reason: 'malformed' }])
    const told = kit.salvia.log.slice(before).filter(line => line.includes('booking-change-malformed'))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('visitType (invalid_value)')
    expect(told[0]).not.toMatch(/Hemligt|at home/)
    kit.server.bookings.changeBooking('malformed', { visitType: 'video' })
    await kit.exchange()
    expect(await takenBooking(db, 'malformed')).toMatchObject({ visitType: 'video' })
    expect(await parkedOf(db)).toEqual([])
  })

  test('is forgotten 30 days after the visit', async () => {
    const { db } = kit.salvia.services
    const now = kit.salvia.clock.now()
    kit.provide({ id: 'nobody', startsAt: START, employee: { pid: '198112189874' } })
    await kit.exchange()
    const [{ until } = expect.fail('not parked')] = await parkedOf(db)
    expect(until).toBe(addElapsed(START, { hours: 30 * 24, minutes: 45 }))
    kit.salvia.clock.set(until)
    await kit.exchange()
    expect(await parkedOf(db)).toHaveLength(1)
    kit.salvia.clock.advance(1)
    await kit.exchange()
    expect(await parkedOf(db)).toEqual([])
    kit.salvia.clock.set(now)
  })
})
