import type { OrderSlot } from '@salvia/core/order-cases'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { answer, NO_ID, openBeside, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { orderRow } from '../../testing/queued-orders.store.ts'
import { auditOf, changeEmployee } from '../../testing/test.store.ts'
import { addBooking, bookingsOfEmployee } from '../../testing/test-bookings.store.ts'
import { addSlot, removeSlots, slotHolder, withSlotsFailing } from '../../testing/test-slots.store.ts'
import { bookingsOfOrder } from '../orders/order-bookings.store.ts'

const SERVICE = { id: 'ergonombesok', name: 'Ergonombesök' }
const CLINIC = { id: 'kvarnhalle', name: 'Kvarnhälle' }
const START = instantOf('2026-12-02T12:30:00Z')
const WEEK = '2026-W49'
const LOCK = instantOf('2026-12-07T09:00:00Z')
const ROUNDS = 25

let kit: OrderCaseTest
let second: TestApp
beforeAll(async () => {
  kit = await openOrderCaseTest()
  second = await openBeside(kit.salvia)
})
afterAll(async () => {
  await second.close()
  await kit.salvia.close()
})
beforeEach(async () => {
  kit.salvia.clock.set(TEST_NOW)
  await removeSlots(kit.salvia.services.db, SERVICE.name)
})

const slot = async (given: Partial<Parameters<typeof addSlot>[1]> = {}) => {
  const named = { serviceId: SERVICE.id, clinicId: CLINIC.id }
  return (await addSlot(kit.salvia.services.db, { startsAt: START, ...named, ...given })).id
}
const order = (given: Parameters<OrderCaseTest['order']>[0] = {}) => kit.order({ clinic: CLINIC, ...given })
const booked = (id: string) => bookingsOfOrder(kit.salvia.services.db, id)
const said = ({ status, code }: { status: number; code: string | undefined }) => code ?? `${status}`

describe('the free times of an order', () => {
  const slots = async (id: string) =>
    answer<{ items: OrderSlot[] }>(await kit.get(`/${id}/slots?week=${WEEK}`)).items

  test('are those of its service at its clinic', async () => {
    const id = await order()
    const wanted = await slot()
    await slot({ clinicId: 'angsbo' })
    await slot({ serviceId: 'spirometri', service: 'Spirometri' })
    expect((await slots(id)).map(item => item.id)).toEqual([wanted])
    const weeks = answer<{ items: { week: string }[] }>(await kit.get(`/${id}/weeks`)).items
    expect(weeks).toEqual([{ week: WEEK, from: '2026-11-30', to: '2026-12-04', freeSlots: 1 }])
  })

  test('are those at every clinic for a service without a place', async () => {
    const id = await kit.order()
    const wanted = [
      await slot(),
      await slot({ startsAt: addElapsed(START, { hours: 1 }), clinicId: 'angsbo' }),
    ]
    expect((await slots(id)).map(item => item.id)).toEqual(wanted)
  })

  test('tell another visit of the person at that time, at whichever customer', async () => {
    const { db } = kit.salvia.services
    const id = await order()
    await slot()
    const startsAt = addElapsed(START, { minutes: 30 })
    const { id: other } = await addBooking(db, {
      employeeId: kit.employee.id,
      startsAt,
      service: 'Spirometri',
    })
    expect((await slots(id))[0]?.otherVisit).toMatchObject({ service: 'Spirometri', startsAt })
    expect((await bookingsOfEmployee(db, kit.employee.id)).map(row => row.id)).toContain(other)
  })

  test('are asked for in weeks', async () => {
    const id = await order()
    expect((await kit.get(`/${id}/slots?week=2026-W99`)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

describe('a time is booked', () => {
  test('for the person, on its terms; the order is received and the case worker’s', async () => {
    const { db } = kit.salvia.services
    const id = await order({ unanswered: 2 })
    const time = await slot()
    const mails = await mailsAfter(kit.salvia, async () => {
      const { status, answer: details } = await kit.book(id, time, 1)
      expect([status, details.status, details.handler, details.version]).toEqual([
        200,
        'received',
        'Hanna Leijon',
        2,
      ])
      expect(details.steps.map(({ event }) => event)).toEqual(['sent', 'taken-on', 'booked'])
      expect(details.bookings).toMatchObject([
        {
          ...{ service: SERVICE.name, startsAt: START, status: 'upcoming', unconfirmed: null },
          ...{ clinic: 'Mottagningen Kvarnhälle', visitType: 'unit', caregiver: { name: 'Siv Sand' } },
        },
      ])
      await kit.salvia.runJobs()
    })
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['chef@demo.example'])
    expect(JSON.stringify(mails)).not.toContain(kit.employee.lastName)
    const [booking] = await booked(id)
    const row = (await bookingsOfEmployee(db, kit.employee.id)).find(({ orderId }) => orderId === id)
    expect(row).toMatchObject({
      ...{ id: booking?.id, clientNumber: '10401', serviceId: SERVICE.id, service: SERVICE.name },
      ...{ clinicId: CLINIC.id, subject: null, caregiverName: 'Siv Sand', version: 1 },
      latestCancellation: addElapsed(START, { hours: -24 }),
    })
    expect(await slotHolder(db, time)).toBe(booking?.id)
    expect(await orderRow(db, id)).toMatchObject({ touchedAt: TEST_NOW, unanswered: 0 })
    const audited = (await auditOf(db, 'order-booked')).filter(({ object }) => object === id)
    expect(audited).toMatchObject([{ details: { booking: booking?.id, employee: kit.employee.id } }])
  })

  test('without taking the order from the case worker who has it', async () => {
    const id = await order()
    await kit.act(id, 'take-on', 1)
    const { answer: details } = await kit.book(id, await slot(), 2, { asSecond: true })
    expect(details).toMatchObject({ status: 'received', handler: 'Hanna Leijon', isMine: false })
    expect(details.steps.map(({ event, by }) => `${event} ${by}`)).toContain('booked Olle Björk')
  })

  test('and again for an order that is handled, until it locks', async () => {
    const id = await order({ state: 'handled', locksAt: LOCK, handledAt: TEST_NOW })
    expect(await kit.book(id, await slot(), 1)).toMatchObject({ status: 200, answer: { status: 'handled' } })
  })

  test('once for a key', async () => {
    const id = await order()
    const time = await slot()
    const first = await kit.book(id, time, 1, { key: 'boka-en-gang' })
    expect(await kit.book(id, time, 1, { key: 'boka-en-gang' })).toEqual(first)
    expect(await booked(id)).toHaveLength(1)
  })

  test('for somebody who is not in the personnel file yet', async () => {
    const { db } = kit.salvia.services
    const { id: employeeId } = kit.employee
    const left = { endedAt: TEST_NOW, isProspective: true }
    await changeEmployee(db, employeeId, left)
    onTestFinished(() => changeEmployee(db, employeeId, { endedAt: null, isProspective: false }))
    const id = await order()
    expect((await kit.details(id)).person).toMatchObject({ isNew: true })
    expect((await kit.book(id, await slot(), 1)).status).toBe(200)
  })
})

describe('is refused, and changes nothing', () => {
  test.each([
    ['for a group', { orderKind: 'group', employeeId: null }],
    ['for counselling', { orderKind: 'counselling', employeeId: null, serviceId: null }],
    ['locked', { state: 'handled', locksAt: addElapsed(TEST_NOW, { milliseconds: -1 }) }],
    ['closed', { state: 'closed', closedBy: 'provider' }],
    ['withdrawn', { state: 'closed', closedBy: 'maker' }],
  ] as const)('ORDER_NOT_BOOKABLE: what is %s', async (_, given) => {
    const id = await order(given)
    const time = await slot()
    expect(said(await kit.book(id, time, 1))).toBe('ORDER_NOT_BOOKABLE')
    for (const path of ['weeks', `slots?week=${WEEK}`])
      expect((await kit.get(`/${id}/${path}`)).json()).toMatchObject({ code: 'ORDER_NOT_BOOKABLE' })
    expect(await slotHolder(kit.salvia.services.db, time)).toBeNull()
    expect((await kit.details(id)).mayBook).toBe(false)
  })

  test('ORDER_NOT_BOOKABLE: for somebody who has left the customer', async () => {
    const { db } = kit.salvia.services
    const id = await order()
    await changeEmployee(db, kit.employee.id, { endedAt: TEST_NOW })
    onTestFinished(() => changeEmployee(db, kit.employee.id, { endedAt: null }))
    expect(said(await kit.book(id, await slot(), 1))).toBe('ORDER_NOT_BOOKABLE')
  })

  test('SLOT_TAKEN: held by another, gone, of another service or clinic, begun, or too far ahead', async () => {
    const { db } = kit.salvia.services
    const id = await order()
    const held = await addBooking(db, { employeeId: kit.employee.id, startsAt: START })
    const times = [
      await slot({ bookingId: held.id }),
      NO_ID,
      await slot({ serviceId: 'spirometri', service: 'Spirometri' }),
      await slot({ clinicId: 'angsbo' }),
      await slot({ startsAt: TEST_NOW }),
      await slot({ startsAt: instantOf('2027-01-24T23:00:00Z') }),
    ]
    for (const time of times) expect(said(await kit.book(id, time, 1))).toBe('SLOT_TAKEN')
    expect(await booked(id)).toEqual([])
    expect(await orderRow(db, id)).toMatchObject({ version: 1, state: 'sent', handlerName: null })
  })

  test('ORDER_CHANGED for who has seen another version, and ORDER_NOT_FOUND of none', async () => {
    const id = await order({ version: 2 })
    expect(said(await kit.book(id, await slot(), 1))).toBe('ORDER_CHANGED')
    expect(said(await kit.book(NO_ID, await slot(), 1))).toBe('ORDER_NOT_FOUND')
  })

  test('BOOKING_SYSTEM_UNAVAILABLE while it is away; afterwards the same call goes through', async () => {
    const id = await order()
    const time = await slot()
    await withSlotsFailing(kit.salvia.services.db, '57P03', async () => {
      expect(said(await kit.book(id, time, 1, { key: 'boka-senare' }))).toBe('BOOKING_SYSTEM_UNAVAILABLE')
    })
    expect(await booked(id)).toEqual([])
    expect(said(await kit.book(id, time, 1, { key: 'boka-senare' }))).toBe('200')
  })
})

describe('two case workers at the same moment, at two servers', () => {
  test('who want one time for two orders: one gets it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = [await order(), await order()] as const
      const time = await slot()
      const answers = await Promise.all([
        kit.book(ids[0], time, 1),
        kit.book(ids[1], time, 1, { at: second, asSecond: true }),
      ])
      expect(answers.map(said).sort()).toEqual(['200', 'SLOT_TAKEN'])
      const winner = answers.findIndex(({ status }) => status === 200)
      const [booking] = await booked(ids[winner] ?? '')
      expect(await slotHolder(kit.salvia.services.db, time)).toBe(booking?.id)
      expect(await booked(ids[1 - winner] ?? '')).toEqual([])
    }
  })

  test('who book two times for one order: one does', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await order()
      const answers = await Promise.all([
        kit.book(id, await slot(), 1),
        kit.book(id, await slot(), 1, { at: second, asSecond: true }),
      ])
      expect(answers.map(said).sort()).toEqual(['200', 'ORDER_CHANGED'])
      expect(await booked(id)).toHaveLength(1)
    }
  })
})
