import type { BookingDetails } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeAccount, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { addBooking, bookingsOfEmployee, changeBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
const CHEF = 'chef@demo.example'
const IN_TEN_DAYS = addElapsed(TEST_NOW, { hours: 10 * 24 })
let salvia: TestApp
let id: string
let employeeId: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  for (const email of [HR, CHEF, 'bestallare@demo.example', 'begransad@demo.example']) {
    tokens.set(email, await salvia.signIn(email))
  }
  employeeId = (await employeeNamed('medarbetare@demo.example')).id
})
afterAll(() => salvia.close())
beforeEach(async () => {
  const booking = { employeeId, startsAt: IN_TEN_DAYS, service: 'Spirometri', subject: 'Arbetar med damm.' }
  ;({ id } = await addBooking(salvia.services.db, booking))
})

async function employeeNamed(email: string, company = COMPANY) {
  const all = await employeesOf(salvia.services.db, company)
  return all.find(employee => employee.email === email) ?? expect.fail('nobody')
}
const get = (email: string, which: string, company = COMPANY) =>
  salvia.call('GET', `bookings/${company}/${which}`, { token: tokens.get(email) ?? '' })
const details = async (email: string, which = id) => (await get(email, which)).json<BookingDetails>()

test('tells of employee, service, visit, terms and how it stands', async () => {
  const employee = await employeeNamed('medarbetare@demo.example')
  expect(await details(HR)).toMatchObject({
    id,
    version: 1,
    service: 'Spirometri',
    subject: 'Arbetar med damm.',
    startsAt: IN_TEN_DAYS,
    latestCancellation: addElapsed(IN_TEN_DAYS, { hours: -24 }),
    visitType: 'unit',
    address: 'Provgatan 1, Provstad',
    caregiver: { name: 'Eva Lind', occupation: 'ergonom' },
    policy: { free: 'window', amount: 24, unit: 'hours', skipHolidays: false },
    status: 'upcoming',
    concernsLeader: false,
    mayChange: true,
    cancellation: null,
    employee: {
      pidHash: salvia.services.secrets.pidHash(employee.pid),
      firstName: 'Mattias',
      lastName: 'Hedberg',
      occupation: 'Montör',
      phone: employee.mobilePhone,
      email: 'medarbetare@demo.example',
      protectedIdentity: false,
      locale: 'sv',
      unit: ['Produktion', 'Montering', 'Slutmontering', 'Kvällsskift'],
    },
  })
})

test('one that was cancelled tells by whom, when and whether it is charged', async () => {
  await changeBooking(salvia.services.db, id, {
    cancelledAt: TEST_NOW,
    cancellationSource: 'contact',
    isCharged: true,
  })
  expect(await details(HR)).toMatchObject({
    status: 'cancelled',
    cancellation: { source: 'contact', at: TEST_NOW, isCharged: true },
  })
})

test('a protected identity shows neither phone nor address', async () => {
  const { db } = salvia.services
  await changeEmployee(db, employeeId, { protectedIdentity: true, workPhone: '0317600000' })
  const { employee } = await details(HR)
  await changeEmployee(db, employeeId, { protectedIdentity: false, workPhone: null })
  expect(employee).toMatchObject({ lastName: 'Hedberg', phone: null, email: null, protectedIdentity: true })
})

test('who manages and has no role sees it and may not change it', async () => {
  const { db } = salvia.services
  const { id: manager } = await accountOf(db, 'bestallare@demo.example')
  const { managerEmployeeId } = await employeeNamed('medarbetare@demo.example')
  await changeEmployee(db, employeeId, { managerEmployeeId: null, managerAccountId: manager })
  expect(await details('bestallare@demo.example')).toMatchObject({ id, mayChange: false })
  await changeEmployee(db, employeeId, { managerEmployeeId, managerAccountId: null })
})

describe('what a user does not see', () => {
  const bodyOf = async (response: Awaited<ReturnType<typeof get>>) => {
    const { traceId: _, ...body } = response.json<{ traceId: string }>()
    return body
  }

  test('answers to the letter like one that never was: out of reach, excluded, of a sister, of another customer', async () => {
    const nothing = await bodyOf(await get(CHEF, NO_ID))
    expect(nothing).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' })
    const [ofSister] = await employeesOf(salvia.services.db, '10402')
    const [ofOther] = await employeesOf(salvia.services.db, '20877')
    const notBelow = await employeeNamed('bestallare@demo.example')
    for (const employee of [ofSister, ofOther, notBelow]) {
      const booking = { employeeId: employee?.id ?? '', startsAt: IN_TEN_DAYS }
      const hidden = await addBooking(salvia.services.db, booking)
      expect(await bodyOf(await get(CHEF, hidden.id))).toEqual(nothing)
    }
    expect(await bodyOf(await get(HR, id, '10402'))).toEqual(nothing)
  })

  test.each(RULE_EXAMPLES)('$user asks for one of $employee, shut by $rule', async ({ user, employee }) => {
    const [booking] = await bookingsOfEmployee(salvia.services.db, (await employeeNamed(employee)).id)
    const nothing = await bodyOf(await get(user, NO_ID))
    expect(await bodyOf(await get(user, booking?.id ?? ''))).toEqual(nothing)
  })

  test('one of an employee who has left', async () => {
    await changeEmployee(salvia.services.db, employeeId, { endedAt: TEST_NOW })
    const response = await get(HR, id)
    await changeEmployee(salvia.services.db, employeeId, { endedAt: null })
    expect(response.json()).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  })

  test('what is no id is no booking either', async () => {
    expect((await get(HR, 'x')).statusCode).toBe(404)
  })
})

describe('whom one can write to', () => {
  const recipients = async (email: string) =>
    (await details(email)).feedback.recipients.map(({ name, role }) => `${name}, ${role}`)

  test('the manager first, then who orders for the unit; not oneself, nor who has no account in use', async () => {
    const { db } = salvia.services
    expect(await recipients(HR)).toContain('Camilla Dahlström, orderer')
    expect(await recipients(CHEF)).not.toContain('Camilla Dahlström, orderer')
    expect(await recipients(CHEF)).toContain('Henrik Rosenlund, orderer')
    const { managerEmployeeId } = await employeeNamed('medarbetare@demo.example')
    const { id: manager } = await employeeNamed(CHEF)
    await changeEmployee(db, employeeId, { managerEmployeeId: manager })
    expect((await recipients(HR))[0]).toBe('Camilla Dahlström, manager')
    await changeAccount(db, CHEF, { state: 'closed' })
    expect(await recipients(HR)).not.toContain('Camilla Dahlström, manager')
    await changeAccount(db, CHEF, { state: 'active' })
    await changeEmployee(db, employeeId, { managerEmployeeId })
  })

  test('nobody whom a rule shuts from the employee, nor the employee', async () => {
    const { db } = salvia.services
    const { id: shut } = await employeeNamed('dag.skoglund@demo.example')
    const booking = await addBooking(db, { employeeId: shut, startsAt: IN_TEN_DAYS })
    const { feedback } = await details(HR, booking.id)
    const names = feedback.recipients.map(({ name }) => name)
    expect(names).not.toContain('Dag Skoglund')
    // The ordering rule hides him from her, although she orders for his unit and is his manager.
    expect(names).not.toContain('Camilla Dahlström')
  })
})

test('that a booking was looked at is kept, and whose it was; what was not found is not', async () => {
  const before = (await auditOf(salvia.services.db, 'booking-viewed')).length
  await get(CHEF, id)
  await get(CHEF, NO_ID)
  const seen = (await auditOf(salvia.services.db, 'booking-viewed')).slice(before)
  const { id: actor } = await accountOf(salvia.services.db, CHEF)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    actor,
    clientNumber: COMPANY,
    object: id,
    details: { employee: employeeId },
  })
})

test('tells the phone number of the clinic of the visit, and none for a visit elsewhere', async () => {
  const { db } = salvia.services
  expect((await details(HR)).clinicPhone).toBeNull()
  await changeBooking(db, id, { clinicId: 'bjorkby' })
  expect((await details(HR)).clinicPhone).toBe('08-465 004 62')
  await changeBooking(db, id, { clinicId: 'partner-norrstrand' })
  expect((await details(HR)).clinicPhone).toBeNull()
  await changeBooking(db, id, { clinicId: 'gone-from-the-feed' })
  expect((await details(HR)).clinicPhone).toBeNull()
})
