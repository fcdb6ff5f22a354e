import { contract, endpointsOf } from '@salvia/core/api'
import type { BookingDetails } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  csvOf,
  employeesWithinReach,
  fileCaller,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../testing/index.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  changeEmployee,
  giveRoles,
  removeRoles,
  setFeatures,
} from '../testing/test.store.ts'
import { addBooking } from '../testing/test-bookings.store.ts'
import { addSlot } from '../testing/test-slots.store.ts'

const COMPANY = '10401'
const [USER, OTHER, HR] = ['chef@demo.example', 'bestallare@demo.example', 'hr@demo.example']
const START = addElapsed(TEST_NOW, { hours: 10 * 24 })

let salvia: TestApp
let employeeId: string
let bookingId: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  for (const email of [USER, OTHER, HR]) tokens.set(email, await salvia.signIn(email))
  const [employee] = await employeesWithinReach(salvia, tokens.get(USER) ?? '')
  employeeId = employee ?? expect.fail('nobody is within reach')
  const { id: managerAccountId } = await accountOf(salvia.services.db, USER)
  await changeEmployee(salvia.services.db, employeeId, { managerAccountId, managerEmployeeId: null })
})
afterAll(() => salvia.close())
beforeEach(async () => {
  bookingId = (await addBooking(salvia.services.db, { employeeId, startsAt: START })).id
})

interface Sent {
  readonly path: string
  readonly body: object
  readonly key: string
}

async function send({ path, body, key }: Sent, by = USER) {
  const headers = { 'idempotency-key': key }
  const response = await salvia.call('POST', path, { token: tokens.get(by) ?? '', body, headers })
  const { code } = response.body === '' ? {} : response.json<{ code?: string }>()
  return { status: response.statusCode, code, body: response.body }
}

/** What a user of bookings can fire twice, once for each call of the contract that takes a key. */
const WRITES: Readonly<Record<string, () => Promise<Sent>>> = {
  async reschedule() {
    const slot = await addSlot(salvia.services.db, { startsAt: addElapsed(START, { hours: 24 }) })
    return sent('reschedulings', { slotId: slot.id, version: 1 })
  },
  cancel: async () => sent('cancellations', { version: 1 }),
  async sendFeedback() {
    const about = await salvia.call('GET', `bookings/${COMPANY}/${bookingId}`, {
      token: tokens.get(USER) ?? '',
    })
    const [recipient] = about.json<BookingDetails>().feedback.recipients
    return sent('feedback', { recipientId: recipient?.id, text: 'Hej' })
  },
  mailEmployee: async () => sent('employee-mails', {}),
}

function sent(action: string, body: object): Sent {
  return { path: `bookings/${COMPANY}/${bookingId}/${action}`, body, key: `${action}-of-${bookingId}` }
}

test('every call on bookings that takes a key is among them', () => {
  const keyed = endpointsOf(contract).filter(endpoint => endpoint.idempotent)
  const ofBookings = keyed.map(({ name }) => name.split('.')).filter(([concept]) => concept === 'bookings')
  expect(Object.keys(WRITES).sort()).toEqual(ofBookings.map(([, name]) => name).sort())
})

describe.each(Object.keys(WRITES))('%s, sent again with its key', name => {
  const begin = async () => {
    const call = (await WRITES[name]?.()) ?? expect.fail('no such call')
    const first = await send(call)
    expect(first.code).toBeUndefined()
    return { call, first }
  }

  test('answers the same, until the booking is out of reach, and again when it is back', async () => {
    const { call, first } = await begin()
    expect(await send(call)).toEqual(first)
    const { db } = salvia.services
    const { id: managerAccountId } = await accountOf(db, USER)
    await changeEmployee(db, employeeId, { managerAccountId: null })
    const roles = await removeRoles(db, USER)
    const lost = await send(call)
    await giveRoles(db, roles)
    await changeEmployee(db, employeeId, { managerAccountId })
    expect(lost).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' })
    expect(lost.body).not.toContain(employeeId)
    expect(await send(call)).toEqual(first)
  })

  test('is refused where the feature was turned off, and where the session is over', async () => {
    const { call, first } = await begin()
    await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
    const off = await send(call)
    await setFeatures(salvia.services.db, COMPANY, null)
    expect(off).toMatchObject({ status: 403, code: 'FEATURE_NOT_ALLOWED' })
    await salvia.call('DELETE', 'tokens', { token: tokens.get(USER) ?? '' })
    expect(await send(call)).toMatchObject({ status: 498 })
    tokens.set(USER, await salvia.signIn(USER))
    expect(await send(call)).toEqual(first)
  })

  test('by another person it is a call of theirs, judged by what they may', async () => {
    const { call, first } = await begin()
    expect(await send(call, OTHER)).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' })
    const { body } = await send(call, HR)
    if (first.body !== '') expect(body).not.toBe(first.body)
  })
})

test.each(['reschedule', 'cancel'])(
  '%s is refused to who still sees the booking and no longer orders for the employee',
  async name => {
    const call = (await WRITES[name]?.()) ?? expect.fail('no such call')
    const first = await send(call)
    const roles = await removeRoles(salvia.services.db, USER)
    const lost = await send(call)
    await giveRoles(salvia.services.db, roles)
    expect(lost).toMatchObject({ status: 403, code: 'BOOKING_CHANGE_NOT_PERMITTED' })
    expect(await send(call)).toEqual(first)
    expect(await changesOf(bookingId)).toBe(1)
  },
)

test('the secret of a machine token is not told again to who has lost the role', async () => {
  const call = {
    path: `machine-tokens/${COMPANY}`,
    body: { name: 'natt', grants: ['personnel-file'] },
    key: 'the-secret-once-more',
  }
  const first = await send(call, HR)
  const { db } = salvia.services
  const [user, hr] = [await accountOf(db, USER), await accountOf(db, HR)]
  // A manager may still sign in.
  await changeEmployee(db, employeeId, { managerAccountId: hr.id })
  const roles = await removeRoles(db, HR)
  const lost = await send(call, HR)
  await giveRoles(db, roles)
  await changeEmployee(db, employeeId, { managerAccountId: user.id })
  expect(lost).toMatchObject({ status: 403, code: 'MACHINE_TOKENS_HR_ONLY' })
  expect(await send(call, HR)).toEqual(first)
})

test('what was answered to a case worker is not told to who is none any more', async () => {
  const worker = 'handlaggare@demo.example'
  tokens.set(worker, await salvia.signIn(worker))
  const { id } = await fileCaller(salvia, tokens.get(HR) ?? '').send({
    bytes: csvOf(await rightRows(3)),
    clientNumber: COMPANY,
  })
  const body = { text: 'Stämmer kolumnen?' }
  const call = { path: `cases/${id}/ask`, body, key: 'asked-once' }
  const first = await send(call, worker)
  expect(first.status).toBe(200)
  await changeAccount(salvia.services.db, worker, { isCaseWorker: false })
  const lost = await send(call, worker)
  await changeAccount(salvia.services.db, worker, { isCaseWorker: true })
  expect([404, 498]).toContain(lost.status)
  expect(lost.body).not.toContain(id)
})

async function changesOf(id: string): Promise<number> {
  const told = await Promise.all(
    ['booking-rescheduled', 'booking-cancelled'].map(action => auditOf(salvia.services.db, action)),
  )
  return told.flat().filter(({ object }) => object === id).length
}
