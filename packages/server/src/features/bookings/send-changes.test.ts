import { instantOf } from '@salvia/core/primitives'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { BOOKING_SYSTEM_REST_MS } from '../../process/time-limits.ts'
import { messagesOf } from '../../testing/booking-server/exchange-state.store.ts'
import {
  type ExchangeTest,
  movableBooking,
  openExchangeTest,
} from '../../testing/booking-server/exchange-test.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { addBooking } from '../../testing/test-bookings.store.ts'
import { takeChanges } from './take-changes.ts'

const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')

let kit: ExchangeTest
beforeAll(async () => {
  kit = await openExchangeTest()
})
afterAll(() => kit.close())
afterEach(async () => {
  kit.server.behave('well')
  kit.salvia.clock.advance(BOOKING_SYSTEM_REST_MS)
  await kit.exchange()
})

let count = 0
/** A booking that both have, which can be moved from START to LATER. */
const movable = () => {
  count += 1
  return movableBooking(kit, { systemId: `send:${count}`, startsAt: START, to: LATER })
}
const inSystem = () => kit.server.bookings.booking(`send:${count}`)
const versions = () => kit.server.bookings.versionsOf(`send:${count}`)
const holder = (timeId: string) => kit.server.bookings.holderOf(timeId)
/** Takes on what has changed in the booking system, and sends nothing. */
const readChanges = async () => {
  const { services } = kit.salvia
  await takeChanges(services, services.bookingSystem.exchange ?? expect.fail('no exchange'))
}
/** Runs the queued jobs, of which some fail. */
const tryJobs = () => kit.salvia.runJobs().catch(() => undefined)

describe('a change in the portal comes to the booking system', () => {
  test('a move: the new time is taken, the old one is free, and the echo changes nothing', async () => {
    const { id, before, timeId } = await movable()
    expect(await kit.reschedule(id, timeId)).toMatchObject({ status: 200, booking: { startsAt: LATER } })
    await kit.salvia.runJobs()
    expect(inSystem()).toMatchObject({ startsAt: LATER })
    expect([holder(timeId), holder(before)]).toEqual([`send:${count}`, null])
    await kit.exchange()
    expect(await kit.details(id)).toMatchObject({ version: 2, startsAt: LATER, unconfirmed: null })
    expect((await kit.state(id)).changes).toHaveLength(1)
  })

  test('a cancellation, with whether it is charged', async () => {
    const { id, before } = await movable()
    expect((await kit.cancel(id)).status).toBe(200)
    await kit.salvia.runJobs()
    expect(inSystem()?.cancellation).toMatchObject({ source: 'portal', isCharged: false })
    expect(holder(before)).toBeNull()
    await kit.exchange()
    expect(await kit.details(id)).toMatchObject({ version: 2, cancellation: { source: 'portal' } })
  })

  test('the free times of the portal are those of the booking system', async () => {
    const { id, timeId } = await movable()
    const weeks = (await kit.get(`/${id}/weeks`)).json<{ items: { week: string; freeSlots: number }[] }>()
    expect(weeks.items).toContainEqual(expect.objectContaining({ week: '2026-W50' }))
    const slots = (await kit.get(`/${id}/slots?week=2026-W50`)).json<{ items: { id: string }[] }>()
    expect(slots.items.map(slot => slot.id)).toContain(timeId)
  })

  test('two bookings that want one time: one gets it, the other is told', async () => {
    const one = await movable()
    const other = await movable()
    const answers = await Promise.all([
      kit.reschedule(one.id, one.timeId),
      kit.reschedule(other.id, one.timeId),
    ])
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([200, 'SLOT_TAKEN'])
  })
})

describe('while the booking system is away', () => {
  test('nothing is moved, and a cancellation waits and is told of after two minutes', async () => {
    const { id, timeId } = await movable()
    kit.server.behave('closed')
    expect(await kit.reschedule(id, timeId)).toMatchObject({ code: 'BOOKING_SYSTEM_UNAVAILABLE' })
    expect((await kit.get(`/${id}/weeks`)).statusCode).toBe(503)
    expect((await kit.cancel(id)).status).toBe(200)
    const at = kit.salvia.clock.now()
    await tryJobs()
    kit.salvia.clock.advance(2 * MINUTE_MS)
    expect(await kit.details(id)).toMatchObject({ status: 'cancelled', unconfirmed: null })
    kit.salvia.clock.advance(1)
    const waiting = { state: 'waiting', change: 'cancel', at }
    expect(await kit.details(id)).toMatchObject({ unconfirmed: waiting })
    await expect(kit.exchange()).rejects.toMatchObject({ code: 'BOOKING_SYSTEM_UNAVAILABLE' })

    kit.server.behave('well')
    kit.salvia.clock.advance(BOOKING_SYSTEM_REST_MS)
    await kit.exchange()
    expect(inSystem()?.cancellation).toMatchObject({ source: 'portal' })
    expect(await kit.details(id)).toMatchObject({ status: 'cancelled', unconfirmed: null })
  })

  test('an answer that is lost is asked for again, and the change is made once', async () => {
    const { id, timeId } = await movable()
    expect((await kit.reschedule(id, timeId)).status).toBe(200)
    kit.server.behave('lost')
    await tryJobs()
    const after = inSystem()
    expect(after).toMatchObject({ startsAt: LATER })
    expect(await messagesOf(kit.salvia.services.db, id)).toMatchObject([{ answeredAt: null }])
    kit.server.behave('well')
    kit.salvia.clock.advance(MINUTE_MS)
    await kit.exchange()
    expect(inSystem()).toEqual(after)
    expect(versions()).toEqual([2])
    expect(await messagesOf(kit.salvia.services.db, id)).toMatchObject([{ isRefused: false }])
    expect(await kit.details(id)).toMatchObject({ version: 2, startsAt: LATER, unconfirmed: null })
  })

  test('several changes of one booking wait, and go in their order', async () => {
    const { id, timeId } = await movable()
    await kit.reschedule(id, timeId)
    await kit.cancel(id, { version: 2 })
    kit.server.behave('closed')
    await tryJobs()
    expect(versions()).toEqual([])
    kit.server.behave('well')
    kit.salvia.clock.advance(MINUTE_MS)
    await kit.exchange()
    expect(versions()).toEqual([2, 3])
    expect(inSystem()).toMatchObject({ startsAt: LATER, cancellation: { source: 'portal' } })
    expect(await kit.details(id)).toMatchObject({ version: 3, status: 'cancelled', unconfirmed: null })
  })
})

describe('a change that the booking system refuses is undone, and who made it is told', () => {
  test('a move to a time that was given away in spite of the reservation', async () => {
    const { id, timeId } = await movable()
    const mails = await mailsAfter(kit.salvia, async () => {
      await kit.reschedule(id, timeId)
      kit.server.bookings.takeTime(timeId)
    })
    const refused = { state: 'refused', change: 'move' }
    expect(await kit.details(id)).toMatchObject({ version: 3, startsAt: START, unconfirmed: refused })
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['chef@demo.example', 'Ombokningen gick inte igenom'],
    ])
    expect(mails[0]?.text).toContain(`/tidsbokningar/detaljer/${id}`)
    expect(mails[0]?.text).not.toContain('Ergonombesök')

    const again = kit.server.bookings.addTime({ startsAt: LATER })
    expect((await kit.reschedule(id, again, { version: 3 })).status).toBe(200)
    await kit.salvia.runJobs()
    expect(await kit.details(id)).toMatchObject({ version: 4, startsAt: LATER, unconfirmed: null })
  })

  test('a cancellation of a visit that the provider has cancelled already: it is the provider’s', async () => {
    const { id } = await movable()
    await kit.cancel(id)
    const cancellation = { at: kit.salvia.clock.now(), source: 'j4', isCharged: false } as const
    kit.server.bookings.changeBooking(`send:${count}`, { cancellation })
    await kit.salvia.runJobs()
    expect(await kit.details(id)).toMatchObject({
      cancellation: { source: 'j4' },
      unconfirmed: { state: 'refused', change: 'cancel' },
    })
  })

  test('a move of a booking that the booking system does not have: it will not take place', async () => {
    const { db } = kit.salvia.services
    const service = { serviceId: 'ergonombesok', service: 'Ergonombesök' }
    const { id } = await addBooking(db, { ...service, employeeId: kit.employeeId, startsAt: START })
    const timeId = kit.server.bookings.addTime({ startsAt: LATER })
    expect((await kit.reschedule(id, timeId)).status).toBe(200)
    await kit.salvia.runJobs()
    expect(await kit.details(id)).toMatchObject({
      cancellation: { source: 'j4', isCharged: false },
      unconfirmed: { state: 'refused', change: 'move' },
    })
  })

  test('once, though two servers hear of it', async () => {
    const { id, timeId } = await movable()
    const mails = await mailsAfter(kit.salvia, async () => {
      await kit.reschedule(id, timeId)
      kit.server.bookings.takeTime(timeId)
      kit.salvia.clock.advance(MINUTE_MS)
      await Promise.all([kit.exchange(), kit.exchange()])
    })
    expect(mails).toHaveLength(1)
    expect(await kit.details(id)).toMatchObject({ version: 3, startsAt: START })
  })
})

describe('the booking changes in the system while a change of the portal waits', () => {
  test('the answer decides: the portal’s change is confirmed', async () => {
    const { id, timeId } = await movable()
    await kit.reschedule(id, timeId)
    kit.server.bookings.changeBooking(`send:${count}`, { subject: 'Axel' })
    await readChanges()
    expect(await kit.details(id)).toMatchObject({ startsAt: LATER, subject: null, version: 2 })
    await kit.salvia.runJobs()
    expect(await kit.details(id)).toMatchObject({ startsAt: LATER, subject: 'Axel', version: 3 })
  })

  test('the answer decides: the system has cancelled', async () => {
    const { id, timeId } = await movable()
    await kit.reschedule(id, timeId)
    const cancellation = { at: kit.salvia.clock.now(), source: 'contact', isCharged: false } as const
    kit.server.bookings.changeBooking(`send:${count}`, { cancellation })
    await readChanges()
    expect(await kit.details(id)).toMatchObject({ status: 'upcoming', startsAt: LATER })
    await kit.salvia.runJobs()
    expect(await kit.details(id)).toMatchObject({
      status: 'cancelled',
      startsAt: START,
      cancellation: { source: 'contact' },
    })
  })
})

test('a booking whose change gets an invalid answer does not stop the others', async () => {
  const [wrong, right] = [await movable(), await movable()]
  await kit.cancel(wrong.id)
  await kit.cancel(right.id)
  const { change } = kit.server.bookings
  kit.server.bookings.change = (id, ...rest) =>
    id === `send:${count - 1}`
      ? { code: undefined, booking: { id } as never }
      : change.call(kit.server.bookings, id, ...rest)
  const before = kit.salvia.log.length
  await kit.exchange()
  expect(inSystem()?.cancellation).toMatchObject({ source: 'portal' })
  const told = kit.salvia.log.slice(before).filter(line => line.includes('booking-change-not-sent'))
  expect(told).toHaveLength(1)
  kit.server.bookings.change = change
})
