import { VISIT_TYPES, type VisitType } from '@salvia/core/bookings'
import { EMPLOYEE_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employeesWithinReach, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { addBooking, changeBooking, type TestBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let token: string
let employeeId: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('chef@demo.example')
  employeeId = (await employeesWithinReach(salvia, token))[0] ?? expect.fail('nobody within reach')
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.set(TEST_NOW)
  await changeEmployee(salvia.services.db, employeeId, {
    email: 'medarbetare@demo.example',
    mobilePhone: '0700000001',
    protectedIdentity: false,
    endedAt: null,
  })
})

const book = (given: Partial<TestBooking> = {}) =>
  addBooking(salvia.services.db, { employeeId, startsAt: instantOf('2026-12-01T12:30:00Z'), ...given })
const send = (id: string, options: { key?: string; by?: string } = {}) =>
  salvia.call('POST', `bookings/${COMPANY}/${id}/employee-mails`, {
    token: options.by ?? token,
    headers: options.key ? { 'idempotency-key': options.key } : {},
  })
const codeOf = async (id: string) => (await send(id)).json<{ code: string }>().code

test('the employee is told service, time, place and whom one meets, and not what it is about', async () => {
  const { id } = await book({ subject: 'Sömnbesvär' })
  const [mail, ...more] = await mailsAfter(salvia, () => send(id))
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'medarbetare@demo.example' }])
  expect(mail?.subject).toBe('Din bokade tid tisdag 1 december 2026 kl. 13:30–14:15')
  expect(mail?.text?.trimEnd()).toBe(`Hej,

Du har en bokad tid hos företagshälsan.

Bokad tjänst: Ergonombesök
Datum och tid: tisdag 1 december 2026 kl. 13:30–14:15
Besök: På mottagningen
Plats: Provgatan 1, Provstad
Du träffar: Eva Lind, ergonom

Du kommer till vår mottagning.

Får du förhinder? Säg till din chef eller den som bokade så snart du kan.

Det går inte att svara på det här mejlet.

Salvia`)
  expect(mail?.html).toContain('<html lang="sv">')
  expect(mail?.html).toContain('Ergonombesök<br>Datum')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Sömnbesvär')
  const [sent] = (await auditOf(salvia.services.db, 'booking-mailed')).filter(({ object }) => object === id)
  expect(sent).toMatchObject({ clientNumber: COMPANY, details: { employee: employeeId } })
})

describe('language', () => {
  test('is that of the employee’s own account', async () => {
    const { db } = salvia.services
    const pid = (await employeesOf(db, COMPANY)).find(({ id }) => id === employeeId)?.pid ?? null
    const own = await accountOf(db, 'malin.ekwall@demo.example')
    await changeAccount(db, own.email, { pid, locale: 'en' })
    const { id } = await book()
    const [mail] = await mailsAfter(salvia, () => send(id, { by: token }))
    await changeAccount(db, own.email, { pid: own.pid, locale: own.locale })
    expect(mail?.subject).toBe('Your appointment Tuesday 1 December 2026 at 13:30–14:15')
    expect(mail?.text).toContain('You come to our clinic.')
    expect(mail?.html).toContain('<html lang="en">')
  })

  test('is Swedish without one, whatever the sender’s', async () => {
    await changeAccount(salvia.services.db, 'chef@demo.example', { locale: 'en' })
    const { id } = await book()
    const [mail] = await mailsAfter(salvia, () => send(id))
    await changeAccount(salvia.services.db, 'chef@demo.example', { locale: 'sv' })
    expect(mail?.text).toContain('Du kommer till vår mottagning.')
  })
})

test.each(Object.keys(VISIT_TYPES) as VisitType[])('%s: the sentence of the visit', async visitType => {
  const { id } = await book({ visitType, address: null })
  const [mail] = await mailsAfter(salvia, () => send(id))
  expect(mail?.text).toContain(`\n\n${VISIT_TYPES[visitType].toEmployee.sv}\n\n`)
  expect(mail?.text?.includes('Telefon: 0700000001')).toBe(visitType === 'phone')
})

test.each([
  ['29 February', '2028-02-29T08:00:00Z', 'tisdag 29 februari 2028 kl. 09:00–09:45'],
  ['31 December', '2026-12-31T22:00:00Z', 'torsdag 31 december 2026 kl. 23:00–23:45'],
  ['the night of summer time', '2027-03-28T00:30:00Z', 'söndag 28 mars 2027 kl. 01:30–03:15'],
  [
    'the night of winter time',
    '2027-10-31T00:30:00Z',
    'söndag 31 oktober 2027 kl. 02:30 (sommartid)–02:15 (vintertid)',
  ],
])('%s is told in Stockholm time', async (_, startsAt, words) => {
  const { id } = await book({ startsAt: instantOf(startsAt) })
  const [mail] = await mailsAfter(salvia, () => send(id))
  expect(mail?.subject).toBe(`Din bokade tid ${words}`)
})

test('a cancellation is mailed as one, in the employee’s words', async () => {
  const { id } = await book({ cancelledAt: TEST_NOW, cancellationSource: 'portal' })
  const [mail, ...more] = await mailsAfter(salvia, () => send(id))
  expect(more).toEqual([])
  expect(mail?.to).toMatchObject([{ address: 'medarbetare@demo.example' }])
  expect(mail?.subject).toBe('Din tid tisdag 1 december 2026 kl. 13:30–14:15 är avbokad')
  expect(mail?.text).toContain('Din tid hos företagshälsan är avbokad.')
  expect(mail?.text).not.toContain('Provgatan')
})

describe('is refused', () => {
  test('for what is over, cancelled or not; a visit that has started can be told of', async () => {
    const over = addElapsed(TEST_NOW, { minutes: -46 })
    const cancelled = await book({ startsAt: over, cancelledAt: TEST_NOW, cancellationSource: 'portal' })
    const passed = await book({ startsAt: addElapsed(TEST_NOW, { minutes: -46 }) })
    const started = await book({ startsAt: addElapsed(TEST_NOW, { minutes: -45 }) })
    expect(await codeOf(cancelled.id)).toBe('BOOKING_CLOSED')
    expect(await codeOf(passed.id)).toBe('BOOKING_CLOSED')
    expect((await send(started.id)).statusCode).toBe(204)
  })

  test('without an address, and for a protected identity', async () => {
    const { id } = await book()
    await changeEmployee(salvia.services.db, employeeId, { email: null })
    expect(await codeOf(id)).toBe('EMPLOYEE_WITHOUT_EMAIL')
    await changeEmployee(salvia.services.db, employeeId, { email: 'x@demo.example', protectedIdentity: true })
    expect(await codeOf(id)).toBe('EMPLOYEE_WITHOUT_EMAIL')
  })

  test('for a booking of nobody’s, and of somebody out of reach', async () => {
    expect(await codeOf(NO_ID)).toBe('BOOKING_NOT_FOUND')
    const { id } = await book()
    const other = await salvia.signIn('bestallare@demo.example')
    expect((await send(id, { by: other })).json()).toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  })
})

describe('twice', () => {
  test('with one key is one mail; with another it is refused until a while has passed', async () => {
    const { id } = await book()
    const key = 'skicka-en-gang'
    const mails = await mailsAfter(salvia, async () => {
      expect((await send(id, { key })).statusCode).toBe(204)
      expect((await send(id, { key })).statusCode).toBe(204)
      const again = await send(id, { key: 'skicka-igen' })
      expect(again.statusCode).toBe(409)
      expect(again.json()).toMatchObject({ code: 'EMPLOYEE_MAILED_ALREADY' })
      expect(again.json<{ detail: string }>().detail).toContain(`${EMPLOYEE_MAIL_PAUSE_MINUTES} min`)
      salvia.clock.set(addElapsed(TEST_NOW, { minutes: EMPLOYEE_MAIL_PAUSE_MINUTES }))
      expect((await send(id, { key: 'skicka-igen' })).statusCode).toBe(204)
    })
    expect(mails).toHaveLength(2)
  })

  test('by two at the same moment is one mail', async () => {
    const { id } = await book()
    const mails = await mailsAfter(salvia, async () => {
      const codes = (await Promise.all([send(id), send(id), send(id)])).map(({ statusCode }) => statusCode)
      expect(codes.sort()).toEqual([204, 409, 409])
    })
    expect(mails).toHaveLength(1)
  })

  test('is right after a change, which the employee has to know of', async () => {
    const { id, version } = await book()
    const mails = await mailsAfter(salvia, async () => {
      await send(id)
      await changeBooking(salvia.services.db, id, { version: version + 1 })
      expect((await send(id)).statusCode).toBe(204)
    })
    expect(mails).toHaveLength(2)
  })
})

test('what is cancelled before the mail is sent is told to nobody', async () => {
  const { id } = await book()
  const mails = await mailsAfter(salvia, async () => {
    await send(id)
    await changeBooking(salvia.services.db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
  })
  expect(mails).toEqual([])
})

test('the queue keeps no text and no address', async () => {
  const { id } = await book()
  await send(id)

  const { rows } = await salvia.database.boss.executeSql(
    `select data from jobs.job where name = 'mail-booking' and state = 'created'`,
  )
  expect(rows).toEqual([{ data: { bookingId: id, kind: 'details', startsAt: '2026-12-01T12:30:00.000Z' } }])
  await salvia.runJobs()
})
