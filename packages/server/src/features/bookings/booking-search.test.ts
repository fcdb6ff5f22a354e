import type { BookingPage } from '@salvia/core/bookings'
import { instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { addBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
const VISIT = { service: 'Rörelseträning', address: 'Ängsgränd 4, Ödeshög' }
let salvia: TestApp
let token: string
let booked: { id: string; employeeId: string; pid: string }
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  const { db } = salvia.services
  const { pid } = await accountOf(db, 'medarbetare@demo.example')
  const employee = (await employeesOf(db, COMPANY)).find(one => one.pid === pid) ?? expect.fail('nobody')
  const startsAt = instantOf('2026-12-31T23:30:00.000Z')
  booked = { ...employee, ...(await addBooking(db, { ...VISIT, employeeId: employee.id, startsAt })) }
})
afterAll(() => salvia.close())

const found = async (body: object) => {
  const response = await salvia.call('POST', `bookings/${COMPANY}/searches`, { token, body })
  return response.json<BookingPage>().items.map(({ id }) => id)
}

test.each([
  ...['rörelse', 'RORELSE', 'ängsgränd', 'odeshog', 'mattias hedberg', 'hedberg rörelse', 'hed rörel äng'],
  ...[
    '2027-01-01',
    '1 januari',
    '1 jan 2027',
    'januari 2027',
    '1/1',
    'hedberg januari',
    '  hedberg   1 jan ',
  ],
])('finds by %s', async q => {
  expect(await found({ q })).toContain(booked.id)
})

test.each([
  '2026-12-31',
  '31 december',
  '31/12',
  'rörelse 2 januari',
  'hedbergrörelse',
  '% januari',
  'mat_ias',
])('does not find by %s', async q => {
  expect(await found({ q })).not.toContain(booked.id)
})

test('digits of an identity number are searched for in a body, never in an address', async () => {
  const { pid } = booked
  const whole = [pid, pid.slice(2), `${pid.slice(0, 8)}-${pid.slice(8)}`]
  for (const q of [...whole, pid.slice(0, 8), pid.slice(2, 8)]) {
    expect(await found({ q })).toContain(booked.id)
    const address = `bookings/${COMPANY}?q=${encodeURIComponent(q)}`
    expect((await salvia.call('GET', address, { token })).json()).toMatchObject({ code: 'INVALID_REQUEST' })
  }
  for (const q of [
    pid.slice(0, 5),
    pid.slice(0, 9),
    pid.slice(0, 11),
    pid.slice(6),
    pid.slice(8),
    pid.slice(3),
  ])
    expect(await found({ q })).not.toContain(booked.id)
  expect(salvia.log.join('\n')).not.toContain(pid)
})

test('the bookings of someone with protected identity are found by no number', async () => {
  const { db } = salvia.services
  await changeEmployee(db, booked.employeeId, { protectedIdentity: true })
  const { pid } = booked
  for (const q of [pid, pid.slice(2), pid.slice(0, 8), pid.slice(2, 8)])
    expect(await found({ q })).not.toContain(booked.id)
  await changeEmployee(db, booked.employeeId, { protectedIdentity: false })
})

test('the counts are those of the search', async () => {
  const response = await salvia.call('GET', `bookings/${COMPANY}?q=ergonomisk&status=cancelled`, { token })
  const page = response.json<BookingPage>()
  expect(page.items.every(({ service }) => service === 'Ergonomisk rådgivning')).toBe(true)
  expect(page.total).toBe(page.counts.cancelled)
  expect(page.items).not.toEqual([])
  expect(page.counts.all).toBeGreaterThan(page.counts.cancelled)
  expect(page.isEmpty).toBe(false)
})

test.each([
  { q: 'x'.repeat(201) },
  { q: 'x', pid: 'y' },
  {},
  { q: 'x', leaders: 'true' },
  { q: 'x', page: 0 },
])('%o is refused', async body => {
  const response = await salvia.call('POST', `bookings/${COMPANY}/searches`, { token, body })
  expect(response.statusCode).toBe(400)
})
