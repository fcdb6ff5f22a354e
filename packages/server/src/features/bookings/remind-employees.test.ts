import { BOOKING_REMINDER_HOURS } from '@salvia/core/limits'
import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../clock.ts'
import {
  employeesWithinReach,
  onPostgres,
  openBeside,
  openTestApp,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { changeEmployee, setFeatures } from '../../testing/test.store.ts'
import {
  addBooking,
  bookingsOfEmployee,
  changeBooking,
  setReminders,
  type TestBooking,
} from '../../testing/test-bookings.store.ts'
import { remindEmployeesJob } from './remind-employees.job.ts'
import { remindEmployees } from './remind-employees.ts'

const COMPANY = '10401'
const AHEAD_MS = BOOKING_REMINDER_HOURS * HOUR_MS
/** Half a year away, where the demo world has no bookings. */
const START = instantOf('2028-02-29T12:30:00Z')
let salvia: TestApp
let employeeId: string
let employees: string[]
beforeAll(async () => {
  salvia = await openTestApp()
  employees = await employeesWithinReach(salvia, await salvia.signIn('hr@demo.example'))
  employeeId = employees[0] ?? expect.fail('nobody within reach')
})
afterAll(() => salvia.close())
beforeEach(async () => {
  const { db } = salvia.services
  await setReminders(db, COMPANY, true)
  await setFeatures(db, COMPANY, null)
  await changeEmployee(db, employeeId, { email: 'medarbetare@demo.example', protectedIdentity: false })
  for (const { id } of await bookingsOfEmployee(db, employeeId)) {
    await changeBooking(db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
  }
})

const book = (given: Partial<TestBooking> = {}) =>
  addBooking(salvia.services.db, { employeeId, startsAt: START, ...given })
const before = (ms: number, start = START) => addElapsed(start, { milliseconds: -ms })
/** The mails that a run of the job at a moment sends. */
const mailsAt = (at: Instant) => {
  salvia.clock.set(at)
  return mailsAfter(salvia, () => salvia.services.jobs.send(remindEmployeesJob, {}))
}

// Mails are told apart by when they were sent, so time moves forward in these tests.
test.each([
  ['over the night of summer time', '2027-03-28T12:00:00Z', 'söndag 28 mars 2027 kl. 14:00'],
  ['over the night of winter time', '2027-10-31T12:00:00Z', 'söndag 31 oktober 2027 kl. 13:00'],
  ['over New Year', '2027-12-31T23:30:00Z', 'lördag 1 januari 2028 kl. 00:30'],
])('%s it is 24 hours', async (_, start, words) => {
  const startsAt = instantOf(start)
  await book({ startsAt })
  expect(await mailsAt(before(AHEAD_MS + 1, startsAt))).toEqual([])
  const [mail] = await mailsAt(before(AHEAD_MS, startsAt))
  expect(mail?.subject).toContain(words)
})

test('the day before, to the minute, and once', async () => {
  await book({ subject: 'Sömnbesvär' })
  expect(await mailsAt(before(AHEAD_MS + MINUTE_MS))).toEqual([])
  const [mail, ...more] = await mailsAt(before(AHEAD_MS))
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'medarbetare@demo.example' }])
  expect(mail?.subject).toBe('Påminnelse: Din bokade tid tisdag 29 februari 2028 kl. 13:30–14:15')
  expect(mail?.text).toContain('Du kommer till vår mottagning.')
  expect(mail?.text).not.toContain('Sömnbesvär')
  expect(await mailsAt(before(AHEAD_MS - MINUTE_MS))).toEqual([])
})

test('what an outage missed is sent on the next run, until the visit begins', async () => {
  await book()
  const late = await book({ startsAt: before(HOUR_MS) })
  expect(await mailsAt(before(MINUTE_MS))).toHaveLength(1)
  expect(await mailsAt(START)).toEqual([])
  const kept = await bookingsOfEmployee(salvia.services.db, employeeId)
  expect(kept.find(({ id }) => id === late.id)?.remindedOf).toBeNull()
})

test('a visit that was moved is reminded of anew, and not of where it was', async () => {
  const { id } = await book()
  expect(await mailsAt(before(AHEAD_MS))).toHaveLength(1)
  const moved = addElapsed(START, { hours: 50 })
  const to = { startsAt: moved, endsAt: addElapsed(moved, { hours: 1 }), version: 2 }
  await changeBooking(salvia.services.db, id, to)
  expect(await mailsAt(before(AHEAD_MS - HOUR_MS))).toEqual([])
  const [mail] = await mailsAt(before(AHEAD_MS, moved))
  expect(mail?.subject).toContain('torsdag 2 mars 2028 kl. 15:30')
})

test('one that moves or is cancelled while its mail waits is not reminded of', async () => {
  const { id } = await book()
  salvia.clock.set(before(AHEAD_MS))
  const mails = await mailsAfter(salvia, async () => {
    await remindEmployees(salvia.services)
    const startsAt = addElapsed(START, { hours: 50 })
    await changeBooking(salvia.services.db, id, { startsAt, endsAt: addElapsed(startsAt, { hours: 1 }) })
  })
  expect(mails).toEqual([])
})

describe('nobody is reminded', () => {
  test('of a cancelled visit', async () => {
    await book({ cancelledAt: TEST_NOW, cancellationSource: 'portal' })
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
  })

  test('where the organisation has it off, or no bookings', async () => {
    await book()
    await setReminders(salvia.services.db, COMPANY, false)
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
    await setReminders(salvia.services.db, COMPANY, true)
    await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
    await setFeatures(salvia.services.db, COMPANY, ['bookings'])
    expect(await mailsAt(before(AHEAD_MS))).toHaveLength(1)
  })

  test('without an address, with a protected identity, or who has left', async () => {
    const { db } = salvia.services
    await book()
    await changeEmployee(db, employeeId, { email: null })
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
    await changeEmployee(db, employeeId, { email: 'x@demo.example', protectedIdentity: true })
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
    await changeEmployee(db, employeeId, { protectedIdentity: false, endedAt: TEST_NOW })
    expect(await mailsAt(before(AHEAD_MS))).toEqual([])
    await changeEmployee(db, employeeId, { endedAt: null })
    expect(await mailsAt(before(AHEAD_MS))).toHaveLength(1)
  })
})

describe('more visits than are taken at a time', () => {
  /** Three visits of each of twenty employees, at the moment when their reminders are due. */
  const sixty = async (start: string) => {
    const { db } = salvia.services
    const startsAt = instantOf(start)
    for (const [at, id] of employees.slice(0, 20).entries()) {
      await changeEmployee(db, id, { email: `nummer${at}@demo.example`, protectedIdentity: false })
      for (const _ of Array(3)) await addBooking(db, { employeeId: id, startsAt })
    }
    salvia.clock.set(before(AHEAD_MS, startsAt))
  }
  /** How many mails each of the employees gets by some work. */
  const countsAfter = async (work: () => Promise<unknown>) => {
    const counts = Map.groupBy(await mailsAfter(salvia, work), mail => mail.to?.[0]?.address)
    return [...counts.values()].map(each => each.length)
  }
  const THREE_EACH = Array<number>(20).fill(3)

  test('are all reminded of, and not once more by the next server', async () => {
    await sixty('2028-06-07T08:00:00Z')
    expect(await countsAfter(() => remindEmployees(salvia.services))).toEqual(THREE_EACH)
    const second = await openBeside(salvia)
    expect(await countsAfter(() => remindEmployees(second.services))).toEqual([])
    await second.close()
  })

  // On PGlite the servers share a connection, so that one claims after the other whatever is locked.
  onPostgres(() => {
    test('are reminded of once by several processes at once', async () => {
      await sixty('2028-06-14T08:00:00Z')
      const second = await openBeside(salvia)
      const counts = await countsAfter(() =>
        Promise.all([salvia, second, salvia].map(({ services }) => remindEmployees(services))),
      )
      await second.close()
      expect(counts).toEqual(THREE_EACH)
    })
  })
})
