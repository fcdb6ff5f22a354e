import { contract } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import type { Deadline } from '@salvia/core/deadlines'
import { instantOf } from '@salvia/core/primitives'
import type { Timeline } from '@salvia/core/timeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingTest, openBookingTest } from '../../testing/booking-calls.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { setReminders } from '../../testing/test-bookings.store.ts'
import { remindEmployees } from './remind-employees.ts'

const START = instantOf('2026-11-24T08:00:00Z')

let kit: BookingTest
let id: string
let token: string
beforeAll(async () => {
  kit = await openBookingTest({ settings: { bookingSystem: { kind: 'off' } } })
  // From the time of an earlier booking system: nobody keeps it up to date.
  id = await kit.book({ startsAt: START })
  token = await kit.salvia.signIn('chef@demo.example')
})
afterAll(() => kit.salvia.close())

const calls: readonly Endpoint[] = Object.values(contract.bookings)
const refused = calls.filter(({ errors }) => errors.includes('BOOKING_SYSTEM_NOT_CONNECTED'))
const BODIES: Readonly<Record<string, object>> = {
  'bookings.search': { q: 'x' },
  'bookings.exportSearch': { q: 'x', format: 'csv' },
  'bookings.reschedule': { slotId: 'any', version: 1 },
  'bookings.cancel': { version: 1 },
  'bookings.sendFeedback': { recipientId: '00000000-0000-4000-8000-000000000000', text: 'x' },
}
const QUERIES: Readonly<Record<string, string>> = {
  'bookings.slots': '?week=2026-W48',
  'bookings.exportList': '?format=csv',
}

test('every call that shows or changes bookings is among them', () => {
  const shown = calls.filter(({ path }) => path.startsWith('bookings/')).map(({ name }) => name)
  expect(refused.map(({ name }) => name).sort()).toEqual(shown.sort())
})

test.each(refused)('$name says that no booking system is connected', async ({ name, method, path }) => {
  const filled = path.replace('{clientNumber}', '10401').replace('{id}', id)
  const body = BODIES[name]
  const response = await kit.salvia.call(method, `${filled}${QUERIES[name] ?? ''}`, {
    token,
    ...(body && { body }),
  })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
    409,
    'BOOKING_SYSTEM_NOT_CONNECTED',
  ])
})

test('calendars keep what they have: theirs says so too', async () => {
  const created = await kit.salvia.call('POST', 'booking-calendars/10401', { token, body: {} })
  const { pathname } = new URL(created.json<{ address: string }>().address)
  const response = await kit.salvia.app.inject({ method: 'GET', url: pathname })
  expect(response.json()).toMatchObject({ status: 409, code: 'BOOKING_SYSTEM_NOT_CONNECTED' })
})

test('nothing is about to lock, and nobody is reminded', async () => {
  const deadlines = await kit.salvia.call('GET', 'deadlines/10401', { token })
  const { items, unavailable } = deadlines.json<{ items: Deadline[]; unavailable: string[] }>()
  expect([items.filter(({ feature }) => feature === 'bookings'), unavailable]).toEqual([[], []])
  await setReminders(kit.salvia.services.db, '10401', true)
  expect(await mailsAfter(kit.salvia, () => remindEmployees(kit.salvia.services))).toEqual([])
})

test('the timeline of an employee names the bookings as missing, and the log has no error of it', async () => {
  const before = kit.salvia.log.length
  const [employee] = (await employeesOf(kit.salvia.services.db, '10401')).filter(
    each => each.id === kit.employeeId,
  )
  const pidHash = kit.salvia.services.secrets.pidHash(employee?.pid ?? '')
  const timeline = await kit.salvia.call('GET', `employees/10401/${pidHash}/timeline`, { token })
  const { items, unavailable } = timeline.json<Timeline>()
  expect([items.filter(({ feature }) => feature === 'bookings'), unavailable]).toEqual([[], ['bookings']])
  expect(kit.salvia.log.slice(before).filter(line => line.includes('timeline-missing'))).toEqual([])
})

test('the log says so at the start', () => {
  expect(kit.salvia.log.filter(line => line.includes('booking-system-off'))).toHaveLength(1)
})
