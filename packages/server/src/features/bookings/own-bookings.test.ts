import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { takenBooking } from '../../testing/booking-server/exchange-state.store.ts'
import { type ExchangeTest, openExchangeTest } from '../../testing/booking-server/exchange-test.ts'
import { TEST_NOW } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { auditOf, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { setReminders } from '../../testing/test-bookings.store.ts'
import { remindEmployeesJob } from './remind-employees.job.ts'
import { withholdBooking } from './take-booking.ts'

const COMPANY = '10401'
const USER = 'chef@demo.example'
/** The next day, when the employee is reminded of the visit. */
const START = addElapsed(TEST_NOW, { hours: 24 })
const OWN = 'Samtal på egen hand'

/** A booking of each kind, by its id in the booking system. */
const BOOKINGS = {
  employer: { orderedBy: 'employer', service: { id: 'ergonombesok', name: 'Beställd av arbetsgivaren' } },
  absent: { service: { id: 'ergonombesok', name: 'Utan uppgift om vem' } },
  employee: { orderedBy: 'employee', service: { id: 'samtal', name: OWN }, subject: OWN },
} as const
const SHOWN = [BOOKINGS.employer.service.name, BOOKINGS.absent.service.name]

let kit: ExchangeTest
let token: string
let calendar: string
let name: string
let pid: string
beforeAll(async () => {
  kit = await openExchangeTest()
  const { salvia, employeeId } = kit
  const { db, secrets } = salvia.services
  await setReminders(db, COMPANY, true)
  await changeEmployee(db, employeeId, { email: 'medarbetare@demo.example', protectedIdentity: false })
  pid = (await employeesOf(db, COMPANY)).find(({ id }) => id === employeeId)?.pid ?? expect.fail('nobody')
  name = secrets.pidHash(pid)
  token = await salvia.signIn(USER)
  for (const [id, booking] of Object.entries(BOOKINGS)) kit.provide({ id, startsAt: START, ...booking })
  await kit.exchange()
  const made = await call('POST', `booking-calendars/${COMPANY}`, { isDetailed: true })
  calendar = new URL(made.json<{ address: string }>().address).pathname
})
afterAll(() => kit.close())

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  kit.salvia.call(method, path, { token, ...(body && { body }) })
const bodyOf = async (method: 'GET' | 'POST', path: string, body?: object) =>
  (await call(method, path, body)).body

/** Everything on the employer's side that tells of bookings. */
const PLACES: Readonly<Record<string, () => Promise<string>>> = {
  'the list': () => bodyOf('GET', `bookings/${COMPANY}?pageSize=200`),
  'the search, which the palette asks too': () =>
    bodyOf('POST', `bookings/${COMPANY}/searches`, { q: pid, pageSize: 200 }),
  'the file of the list': () => bodyOf('GET', `bookings/${COMPANY}/exports?format=csv`),
  'the calendar': async () =>
    (await kit.salvia.app.inject({ method: 'GET', url: calendar })).body.replaceAll('\r\n ', ''),
  'the timeline of the employee': () => bodyOf('GET', `employees/${COMPANY}/${name}/timeline`),
}

describe('what an employee has booked is no concern of the employer', () => {
  test.each(Object.keys(PLACES))('%s has the others, and nothing of it', async place => {
    const told = (await PLACES[place]?.()) ?? ''
    for (const service of SHOWN) expect(told).toContain(service)
    expect(told).not.toContain(OWN)
  })

  test('it is counted nowhere', async () => {
    const { counts, total } = (await call('POST', `bookings/${COMPANY}/searches`, { q: pid })).json<{
      counts: Record<string, number>
      total: number
    }>()
    kit.provide({ id: 'another', startsAt: START, ...BOOKINGS.employee })
    await kit.exchange()
    const after = (await call('POST', `bookings/${COMPANY}/searches`, { q: pid })).json()
    expect(after).toMatchObject({ counts, total })
  })

  test('the deadlines do not count down to it', async () => {
    kit.provide({ id: 'own-deadline', startsAt: addElapsed(TEST_NOW, { hours: 72 }), ...BOOKINGS.employee })
    const before = await bodyOf('GET', `deadlines/${COMPANY}`)
    await kit.exchange()
    expect(await bodyOf('GET', `deadlines/${COMPANY}`)).toBe(before)
  })

  test('the employer’s reminders are not about it', async () => {
    const { salvia } = kit
    const mails = await mailsAfter(salvia, () => salvia.services.jobs.send(remindEmployeesJob, {}))
    const told = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n')
    for (const service of SHOWN) expect(told).toContain(service)
    expect(told).not.toContain(OWN)
  })

  test('nothing of it is stored, also when it is malformed', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'odd', startsAt: START, ...BOOKINGS.employee, visitType: 'at home' as never })
    await kit.exchange()
    for (const id of ['employee', 'odd']) expect(await takenBooking(db, id)).toBeUndefined()
    expect(await kit.salvia.services.db.execute('select * from parked_bookings')).toMatchObject({ rows: [] })
  })

  test('who ordered it is unknown: it is kept back until that is mended', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'whose', startsAt: START, orderedBy: 'somebody' as never })
    await kit.exchange()
    expect(await takenBooking(db, 'whose')).toBeUndefined()
    kit.server.bookings.changeBooking('whose', { orderedBy: 'employer' })
    await kit.exchange()
    expect(await takenBooking(db, 'whose')).toBeDefined()
  })
})

describe('a booking that turns out to be the employee’s own', () => {
  test('is deleted with what was written about it, and is back when it was the employer’s after all', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'turned', startsAt: START })
    await kit.exchange()
    const id = await kit.idOf('turned')
    kit.server.bookings.changeBooking('turned', { orderedBy: 'employee' })
    await kit.exchange()
    expect(await takenBooking(db, 'turned')).toBeUndefined()
    expect((await kit.get(`/${id}`)).json()).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
    const told = (await auditOf(db, 'booking-withheld')).at(-1)
    expect(told).toMatchObject({ clientNumber: COMPANY, object: id, details: {} })
    kit.server.bookings.changeBooking('turned', { orderedBy: 'employer' })
    await kit.exchange()
    expect(await takenBooking(db, 'turned')).toMatchObject({ startsAt: START })
  })

  test('stays when the change that says so is older than what is known', async () => {
    const { db } = kit.salvia.services
    kit.provide({ id: 'late', startsAt: START })
    await kit.exchange()
    const change = { id: 'late', number: 1 }
    const taken = await transaction(db, tx =>
      withholdBooking(tx, change, { now: TEST_NOW, coming: 'change' }),
    )
    expect(taken).toBe('older')
    expect(await takenBooking(db, 'late')).toMatchObject({ startsAt: START })
  })

  test('stays when the portal has made it: then the employer has ordered it', async () => {
    const id = await kit.book({ startsAt: START })
    kit.provide({ id, ...BOOKINGS.employee, startsAt: addElapsed(START, { hours: 1 }) })
    await kit.exchange()
    expect(await kit.details(id)).toMatchObject({ startsAt: addElapsed(START, { hours: 1 }) })
  })
})
