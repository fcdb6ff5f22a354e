import type { Certificate, certificatesList, PersonCertificates } from '@salvia/core/certificates'
import { ORDER_LEADS_ON_DAYS } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import { addDays, addElapsed, atStockholm, stockholmDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { orderCalls, personBody } from '../../testing/order-calls.ts'
import { changeOrder } from '../../testing/queued-orders.store.ts'
import { employeesOf, giveRoles, removeRoles, rolesOf } from '../../testing/test.store.ts'
import { addBooking, changeBooking } from '../../testing/test-bookings.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'
import { deleteOrder } from '../../testing/test-orders.store.ts'

const COMPANY = '10401'
const [HR, ORDERER] = ['hr@demo.example', 'bestallare@demo.example']
/** It renews silica and asbestos. */
const SERVICE = 'kontroll-damm'
const TODAY = stockholmDate(TEST_NOW)

let salvia: TestApp
let calls: ReturnType<typeof orderCalls>
let anna: Awaited<ReturnType<typeof employeesOf>>[number]
beforeAll(async () => {
  salvia = await openTestApp()
  calls = orderCalls(salvia)
  const near = await employeesWithinReach(salvia, await salvia.signIn(ORDERER), { context: 'orderable' })
  const everybody = await employeesOf(salvia.services.db, COMPANY)
  anna = everybody.find(({ id }) => id === near[0]) ?? expect.fail('nobody')
})
afterAll(() => salvia.close())
beforeEach(() =>
  setEntries(
    salvia.services.db,
    (['silica', 'asbestos', 'diving'] as const).map(medicalCheck => ({
      ...{ employeeId: anna.id, medicalCheck, origin: 'journal' },
      ...{ startsOn: addDays(TODAY, -700), endsOn: addDays(TODAY, 20) },
    })),
  ),
)

const pidHash = () => salvia.services.secrets.pidHash(anna.pid)
/** The markers of each check, as a user sees them. */
async function markers(token: string): Promise<Record<string, Pick<Certificate, 'orderSent' | 'timeSent'>>> {
  const told = answer<PersonCertificates>(
    await salvia.call('GET', `certificates/${COMPANY}/employees/${pidHash()}`, { token }),
  )
  return Object.fromEntries(
    told.entries.map(({ check, orderSent, timeSent }) => [check, { orderSent, timeSent }]),
  )
}
const signedIn = (user = ORDERER) => salvia.signIn(user)
const NONE = { orderSent: null, timeSent: null }

async function order(): Promise<string> {
  const body = personBody(
    { kind: 'known', pidHash: pidHash() },
    { portalServiceId: SERVICE, subCategories: [] },
  )
  const sent = await calls.person(ORDERER, body)
  expect(sent).toMatchObject({ status: 200 })
  return sent.body.id
}
const book = (startsAt = addElapsed(TEST_NOW, { hours: 100 })) =>
  addBooking(salvia.services.db, { employeeId: anna.id, startsAt, serviceId: SERVICE })
const certificate = (issued = TODAY) => ({
  ...{ clientNumber: COMPANY, pid: anna.pid, check: 'silica', issued, end: addDays(issued, 900) },
})
async function issue(version: number, issued = TODAY) {
  const data = certificate(issued)
  await sendLines(salvia, 'feeds/certificates', {
    token: await providerToken(salvia, ['certificates']),
    lines: JSON.stringify({ id: 'marked', version, op: 'put', data }),
  })
}

describe('an order', () => {
  test('marks every check that its service renews, until it is withdrawn', async () => {
    const id = await order()
    const sent = { orderSent: { id, at: TEST_NOW }, timeSent: null }
    expect(await markers(await signedIn())).toEqual({ silica: sent, asbestos: sent, diving: NONE })
    const withdrawn = await salvia.call('POST', `orders/${COMPANY}/${id}/withdrawals`, {
      token: await signedIn(),
    })
    expect(withdrawn.statusCode).toBe(200)
    expect(await markers(await signedIn())).toEqual({ silica: NONE, asbestos: NONE, diving: NONE })
    await deleteOrder(salvia.services.db, id)
  })

  test('that has been locked for long marks nothing, and an older one that is not comes in its place', async () => {
    const { db } = salvia.services
    const [older, id] = [await order(), await order()]
    const lockedBefore = (days: number) =>
      changeOrder(db, id, {
        ...{ state: 'handled', createdAt: addElapsed(TEST_NOW, { minutes: 1 }) },
        locksAt: atStockholm(addDays(TODAY, -days), { hour: 12, minute: 0 }),
      })
    await lockedBefore(ORDER_LEADS_ON_DAYS - 1)
    expect((await markers(await signedIn())).silica).toMatchObject({ orderSent: { id } })
    await lockedBefore(ORDER_LEADS_ON_DAYS)
    expect((await markers(await signedIn())).silica).toMatchObject({ orderSent: { id: older } })
    await deleteOrder(db, older)
    expect(await markers(await signedIn())).toMatchObject({ silica: NONE, asbestos: NONE })
    await deleteOrder(db, id)
  })

  test('marks a check until a certificate of the journal is issued for it, that day or later', async () => {
    const id = await order()
    await issue(1, addDays(TODAY, -1))
    expect((await markers(await signedIn())).silica).toMatchObject({ orderSent: { id } })
    await issue(2)
    const after = await markers(await signedIn())
    expect([after.silica, after.asbestos?.orderSent?.id]).toEqual([NONE, id])
    await deleteOrder(salvia.services.db, id)
  })
})

describe('a check that was done without a certificate', () => {
  const tell = async (version: number, line: object) =>
    sendLines(salvia, 'feeds/certificates', {
      token: await providerToken(salvia, ['certificates']),
      lines: JSON.stringify({ id: 'unissued', version, ...line }),
    })
  const done = (given: object = {}) => ({
    op: 'put',
    data: {
      ...{ clientNumber: COMPANY, pid: anna.pid, check: 'silica', outcome: 'not-issued', done: TODAY },
      ...given,
    },
  })
  const told = async (user?: string) => {
    const { entries } = answer<PersonCertificates>(
      await salvia.call('GET', `certificates/${COMPANY}/employees/${pidHash()}`, {
        token: await signedIn(user),
      }),
    )
    return Object.fromEntries(entries.map(({ check, notIssuedOn }) => [check, notIssuedOn]))
  }

  test('is told on the entry, and ends what was sent for it, until a certificate comes or it is taken back', async () => {
    const id = await order()
    expect((await tell(1, done())).statusCode).toBe(200)
    expect(await told()).toMatchObject({ silica: TODAY, asbestos: null })
    expect((await markers(await signedIn())).silica).toEqual(NONE)
    await tell(2, { op: 'delete' })
    expect(await told()).toMatchObject({ silica: null })
    expect((await markers(await signedIn())).silica).toMatchObject({ orderSent: { id } })
    await tell(3, done({ done: addDays(TODAY, -3) }))
    expect(await told()).toMatchObject({ silica: addDays(TODAY, -3) })
    await tell(4, { op: 'put', data: certificate(TODAY) })
    expect(await told()).toMatchObject({ silica: null })
    await tell(5, done())
    expect(await told()).toMatchObject({ silica: TODAY })
    await tell(6, { op: 'delete' })
    await deleteOrder(salvia.services.db, id)
  })

  test('is not told to a machine', async () => {
    await tell(7, done())
    const { token } = await machine(['certificates'])
    const { items } = answer<PageOf<typeof certificatesList>>(
      await salvia.call('GET', `certificates/${COMPANY}?check=silica&pageSize=200`, { token }),
    )
    expect(new Set(items.map(({ notIssuedOn }) => notIssuedOn))).toEqual(new Set([null]))
    await tell(8, { op: 'delete' })
  })

  test.each([
    ['with a last day', { end: TODAY }],
    ['with another outcome', { outcome: 'refused' }],
    ['without its day', { done: undefined }],
  ])('is refused %s', async (_, given) => {
    expect((await tell(9, done(given))).statusCode).toBe(422)
  })
})

describe('a booked visit', () => {
  test('marks the checks of its service, until it is cancelled', async () => {
    const { id, startsAt } = await book()
    const marked = { orderSent: null, timeSent: { id, startsAt } }
    expect(await markers(await signedIn())).toEqual({ silica: marked, asbestos: marked, diving: NONE })
    await changeBooking(salvia.services.db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
    expect((await markers(await signedIn())).silica).toEqual(NONE)
  })

  test('and an order are told to whoever may see them alone', async () => {
    const { db } = salvia.services
    const [orderId, { id }] = [await order(), await book()]
    const roles = await rolesOf(db, ORDERER)
    const [role = expect.fail('no role')] = roles
    const [far = expect.fail('no role')] = roles.filter(({ unitId }) => unitId !== anna.unitId)
    await removeRoles(db, ORDERER)
    const reviews = { role: 'checkup-reviewer', recursive: false, unitId: anna.unitId } as const
    await giveRoles(db, [
      { ...far, recursive: false },
      { ...role, ...reviews, id: crypto.randomUUID() },
    ])
    expect((await markers(await signedIn())).silica).toEqual(NONE)
    await removeRoles(db, ORDERER)
    await giveRoles(db, roles)
    expect((await markers(await signedIn(HR))).silica).toMatchObject({
      orderSent: { id: orderId },
      timeSent: { id },
    })
    const { token } = await machine(['certificates'])
    const told = answer<PageOf<typeof certificatesList>>(
      await salvia.call('GET', `certificates/${COMPANY}?check=silica&pageSize=200`, { token }),
    ).items.filter(({ employee }) => employee.pidHash === pidHash())
    expect(told.map(({ orderSent, timeSent }) => ({ orderSent, timeSent }))).toEqual([NONE])
  })
})

async function machine(grants: readonly string[]): Promise<{ token: string }> {
  const body = { name: 'natt', grants }
  return answer(await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: await signedIn(HR), body }))
}
