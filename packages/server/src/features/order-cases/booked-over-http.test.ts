import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingServer, openTestApp, startBookingServer } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { addEmployeeLike, changeEmployee, employeesOf, setFunctions } from '../../testing/test.store.ts'
import { bookingsOfOrder } from '../orders/order-bookings.store.ts'

const START = instantOf('2026-12-02T12:30:00Z')

let server: BookingServer
let kit: OrderCaseTest
beforeAll(async () => {
  server = await startBookingServer()
  kit = await openOrderCaseTest({ settings: { bookingSystem: server.settings } })
  server.follow(kit.salvia.clock)
})
afterAll(async () => {
  await kit.salvia.close()
  await server.stop()
})

const booking = async (id: string) => {
  const [first] = await bookingsOfOrder(kit.salvia.services.db, id)
  return first ?? expect.fail('nothing is booked')
}

test('a booking comes to the booking system with the person, once', async () => {
  const id = await kit.order()
  const time = server.bookings.addTime({ startsAt: START })
  expect((await kit.book(id, time, 1)).status).toBe(200)
  const { id: bookingId } = await booking(id)
  await kit.salvia.runJobs()
  expect(server.bookings.holderOf(time)).toBe(bookingId)
  expect(server.bookings.booking(bookingId)).toMatchObject({ employee: { pid: kit.employee.pid } })
  expect(server.bookings.versionsOf(bookingId)).toEqual([1])
  expect((await kit.details(id)).bookings).toMatchObject([{ status: 'upcoming', unconfirmed: null }])
})

test('a booking of somebody who is not in the personnel file keeps its person when it is answered', async () => {
  const { db } = kit.salvia.services
  const { id: employeeId, pid } = kit.employee
  await changeEmployee(db, employeeId, { endedAt: kit.salvia.clock.now(), isProspective: true })
  const id = await kit.order()
  const time = server.bookings.addTime({ startsAt: START })
  expect((await kit.book(id, time, 1)).status).toBe(200)
  await kit.salvia.runJobs()
  const { id: bookingId, employee } = await booking(id)
  expect(employee.id).toBe(employeeId)
  expect(server.bookings.booking(bookingId)).toMatchObject({ employee: { pid } })
  await changeEmployee(db, employeeId, { endedAt: null, isProspective: false })
})

test('of somebody who is protected at another customer the booking system is told so, without contact details', async () => {
  const { db } = kit.salvia.services
  const { id: employeeId, pid } = kit.employee
  const booked = async () => {
    const id = await kit.order()
    const time = server.bookings.addTime({ startsAt: START })
    expect((await kit.book(id, time, 1)).status).toBe(200)
    await kit.salvia.runJobs()
    return server.bookings.toldOf((await booking(id)).id)
  }
  await changeEmployee(db, employeeId, { email: 'ny@foretag.example', mobilePhone: '0701740605' })
  const open = { pid, email: 'ny@foretag.example', phone: '0701740605', protectedIdentity: false }
  expect(await booked()).toMatchObject(open)
  const [like] = await employeesOf(db, '20877')
  const elsewhere = { ...(like ?? expect.fail('nobody')), employmentNumber: null, email: null }
  const row = await addEmployeeLike(db, { ...elsewhere, protectedIdentity: true }, pid)
  expect(await booked()).toMatchObject({ pid, email: null, phone: null, protectedIdentity: true })
  await changeEmployee(db, row, { protectedIdentity: false })
  expect(await booked()).toMatchObject(open)
})

test('while the booking system is away the booking waits, and its order says so', async () => {
  const id = await kit.order()
  const time = server.bookings.addTime({ startsAt: START })
  expect((await kit.book(id, time, 1)).status).toBe(200)
  const at = kit.salvia.clock.now()
  server.behave('closed')
  await kit.salvia.runJobs().catch(() => undefined)
  kit.salvia.clock.set(addElapsed(at, { minutes: 2, milliseconds: 1 }))
  const waiting = { state: 'waiting', change: 'book', at }
  expect((await kit.details(id)).bookings).toMatchObject([{ unconfirmed: waiting }])
  server.behave('well')
})

test('a time that somebody else has got meanwhile: the booking is cancelled, and its order says so', async () => {
  const id = await kit.order()
  const time = server.bookings.addTime({ startsAt: START })
  const mails = await mailsAfter(kit.salvia, async () => {
    expect((await kit.book(id, time, 1)).status).toBe(200)
    server.bookings.takeTime(time)
  })
  const details = await kit.details(id)
  expect(details.steps.map(({ event, by }) => `${event} ${by}`).at(-1)).toBe('booking-refused Hanna Leijon')
  expect(details.bookings).toMatchObject([{ status: 'cancelled', unconfirmed: { state: 'refused' } }])
  expect(details).toMatchObject({ version: 3, status: 'received', mayBook: true })
  const toWorker = mails.find(({ to }) => to?.[0]?.address === 'handlaggare@demo.example')
  expect(toWorker?.text).toContain(`/handlaggning/bestallningar/${id}`)
})

test('a refused booking is not mailed to a case worker who does not handle orders any more', async () => {
  const { db } = kit.salvia.services
  const id = await kit.order()
  const time = server.bookings.addTime({ startsAt: START })
  const mails = await mailsAfter(kit.salvia, async () => {
    expect((await kit.book(id, time, 1)).status).toBe(200)
    server.bookings.takeTime(time)
    await setFunctions(db, 'handlaggare@demo.example', ['students'])
  })
  await setFunctions(db, 'handlaggare@demo.example', CASE_WORKER_FUNCTION_NAMES)
  expect((await kit.details(id)).steps.at(-1)?.event).toBe('booking-refused')
  expect(mails.filter(({ to }) => to?.[0]?.address === 'handlaggare@demo.example')).toEqual([])
})

test('without a booking system nothing is booked, and the order is shown', async () => {
  const off = await openTestApp({ settings: { bookingSystem: { kind: 'off' } } })
  const token = await off.signIn('handlaggare@demo.example')
  const list = await off.call('GET', 'order-cases?status=open', { token })
  const [first] = list.json<{ items: { id: string; kind: string }[] }>().items
  const id = first?.id ?? expect.fail('the demo has no order')
  expect((await off.call('GET', `order-cases/${id}`, { token })).statusCode).toBe(200)
  const weeks = await off.call('GET', `order-cases/${id}/weeks`, { token })
  expect([weeks.statusCode, weeks.json<{ code: string }>().code]).toEqual([
    409,
    'BOOKING_SYSTEM_NOT_CONNECTED',
  ])
  await off.close()
})
