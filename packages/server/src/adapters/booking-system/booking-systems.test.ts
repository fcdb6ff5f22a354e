import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { type ConnectedSystem, SYSTEMS } from '../../testing/booking-server/connected-systems.ts'
import type { BookedService } from './booking-system.ts'

const SERVICE: BookedService = { id: 'ergonombesok', name: 'Ergonombesök' }
const START = instantOf('2026-12-02T12:30:00Z')
const LATER = instantOf('2026-12-09T08:00:00Z')
const LATEST = instantOf('2026-12-09T08:00:01Z')

describe.each(SYSTEMS)('the booking system %s', (_, open) => {
  let kit: ConnectedSystem
  beforeAll(async () => {
    kit = await open()
  })
  afterAll(() => kit.close())

  const free = async (service = SERVICE, clinicId?: string) => {
    const starts = { from: START, before: LATEST }
    const times = await kit.system.freeTimes(kit.db, { service, starts, ...(clinicId && { clinicId }) })
    return times.map(({ id }) => id)
  }
  const hold = (bookingId: string, timeId: string | null, service = SERVICE) =>
    transaction(kit.db, tx => kit.system.hold(tx, { bookingId, service, timeId }))
  const change = { version: 2, at: START }

  test('answers the free times of a service, at a clinic, in a period, in order', async () => {
    const late = await kit.time({ startsAt: LATER })
    const early = await kit.time({ startsAt: START, clinic: 'kvarnhalle' })
    await kit.time({ startsAt: START, service: { id: 'spirometri', name: 'Spirometri' } })
    await kit.time({ startsAt: addElapsed(START, { milliseconds: -1 }) })
    await kit.time({ startsAt: LATEST })
    expect(await free()).toEqual([early, late])
    expect(await free(SERVICE, 'kvarnhalle')).toEqual([early])
    expect(await free({ id: 'okand', name: 'Okänd' })).toEqual([])
    const [time] = await kit.system.freeTimes(kit.db, {
      service: SERVICE,
      starts: { from: START, before: LATER },
    })
    expect(time).toEqual({
      id: early,
      startsAt: START,
      endsAt: addElapsed(START, { minutes: 45 }),
      visitType: 'unit',
      address: 'Provgatan 2, Provstad',
      clinicId: 'kvarnhalle',
      caregiver: { name: 'Siv Sand', occupation: 'fysioterapeut' },
      policy: { free: 'window', amount: 24, unit: 'hours', skipHolidays: false },
    })
  })

  test('holds a free time, and none that is unknown or of another service', async () => {
    const { id } = await kit.booking({ startsAt: START })
    const timeId = await kit.time({ startsAt: LATER })
    expect(await hold(id, timeId)).toMatchObject({ id: timeId, startsAt: LATER })
    expect(await hold(id, null)).toBeUndefined()
    expect(await hold(id, 'no-such-time')).toBeUndefined()
    expect(await hold(id, timeId, { id: 'spirometri', name: 'Spirometri' })).toBeUndefined()
  })

  test('moves a booking: its time is free again, and the other one is taken', async () => {
    const { id, timeId: before } = await kit.booking({ startsAt: START })
    const timeId = await kit.time({ startsAt: LATER })
    const other = await kit.booking({ startsAt: START })
    await transaction(kit.db, async tx => {
      await kit.system.hold(tx, { bookingId: id, service: SERVICE, timeId })
      await kit.system.move(tx, { ...change, bookingId: id, timeId, accountId: kit.accountId })
    })
    await kit.settle()
    expect([await kit.holderOf(timeId), await kit.holderOf(before)]).toEqual([id, null])
    expect(await hold(other.id, timeId)).toBeUndefined()
    expect(await hold(other.id, before)).toMatchObject({ id: before })
  })

  test('books a time for a booking that is new', async () => {
    const timeId = await kit.time({ startsAt: LATER })
    const id = await transaction(kit.db, async tx => {
      const bookingId = kit.newId()
      await kit.system.hold(tx, { bookingId, service: SERVICE, timeId })
      await kit.insert(tx, { id: bookingId, startsAt: LATER })
      const { accountId } = kit
      await kit.system.book(tx, { ...change, version: 1, bookingId, timeId, accountId })
      return bookingId
    })
    await kit.settle()
    expect(await kit.holderOf(timeId)).toBe(id)
    expect(await free()).not.toContain(timeId)
  })

  test('releases the time of a booking, and does nothing where it holds none', async () => {
    const { id, timeId } = await kit.booking({ startsAt: LATER })
    expect(await free()).not.toContain(timeId)
    const release = (version: number) =>
      transaction(kit.db, tx =>
        kit.system.release(tx, { ...change, version, bookingId: id, accountId: kit.accountId }),
      )
    await release(2)
    await kit.settle()
    expect(await free()).toContain(timeId)
    await release(3)
    await kit.settle()
    expect(await free()).toContain(timeId)
  })

  test('a change whose transaction is rolled back leaves everything as it was', async () => {
    const { id, timeId: before } = await kit.booking({ startsAt: START })
    const timeId = await kit.time({ startsAt: LATER })
    const failing = transaction(kit.db, async tx => {
      await kit.system.hold(tx, { bookingId: id, service: SERVICE, timeId })
      await kit.system.move(tx, { ...change, bookingId: id, timeId, accountId: kit.accountId })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await kit.settle()
    expect([await kit.holderOf(timeId), await kit.holderOf(before)]).toEqual([null, id])
    // A reservation ends by itself.
    kit.clock.set(addElapsed(kit.clock.now(), { minutes: 5 }))
    expect(await free()).toContain(timeId)
  })
})
