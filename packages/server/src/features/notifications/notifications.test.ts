import type { OwnNotification } from '@salvia/core/notifications'
import { addElapsed, isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailedLinks, mailSubscriptions } from '../../db/schema/links.ts'
import { NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, employeesOf } from '../../testing/test.store.ts'
import { entriesOf, setEntries } from '../../testing/test-certificates.store.ts'
import { makeLink } from '../accounts/make-link.ts'
import { subscribe } from '../accounts/subscriptions.store.ts'
import { digestReaders } from '../certificates/due-mails.store.ts'

const MANAGER = 'chef@demo.example'

let salvia: TestApp
let token: string
let accountId: string
/** An employee within reach, one elsewhere in the company, and the user. */
let [near, far, self]: { id: string; firstName: string; lastName: string; unitId: string }[] = []
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(MANAGER)
  const { db } = salvia.services
  const account = await accountOf(db, MANAGER)
  accountId = account.id
  const employed = await employeesOf(db, '10401')
  self = employed.find(({ pid }) => pid === account.pid)
  const seen = await salvia.call('POST', 'employees/10401/searches', {
    token,
    body: { q: '', context: 'orderable', pageSize: 200 },
  })
  const ids = seen.json<{ items: { id: string }[] }>().items.map(({ id }) => id)
  near = employed.find(({ id }) => ids.includes(id))
  far = employed.find(({ id, unitId }) => !ids.includes(id) && unitId !== self?.unitId)
  const people = [near, far, self].map(one => one?.id ?? expect.fail('nobody'))
  await setEntries(
    db,
    people.map(employeeId => ({
      ...{ employeeId, medicalCheck: 'silica', origin: 'journal' },
      ...{ startsOn: isoDate(2026, 1, 2), endsOn: isoDate(2028, 1, 2) },
    })),
  )
  for (const employeeId of people)
    for (const { id } of await entriesOf(db, employeeId)) entryOf.set(employeeId, id)
})
afterAll(() => salvia.close())
beforeEach(async () => {
  await salvia.services.db.delete(mailedLinks)
  await salvia.services.db.delete(mailSubscriptions)
})

/** The entry of each of the three, by the employee's id. */
const entryOf = new Map<string, string>()
const begin = (about: string | undefined, kind = 'certificates') =>
  subscribe(
    salvia.services.db,
    { accountId, kind, object: entryOf.get(about ?? '') ?? about ?? '' },
    TEST_NOW,
  )
const listed = async (as = token) =>
  (await salvia.call('GET', 'profile/notifications', { token: as })).json<{
    items: OwnNotification[]
    total: number
  }>()
/** What is listed besides the digest, which a manager gets. */
const list = async () => {
  const { items, total } = await listed()
  const [digest, ...about] = items
  expect(digest?.isDigest).toBe(true)
  return { items: about, total: total - 1 }
}
const turn = (id: string, isOn: boolean, as = token) =>
  salvia.call('PATCH', `profile/notifications/${id}`, { token: as, body: { isOn } })

describe('the list', () => {
  test('names whom the mails are about, as far as the user sees them', async () => {
    const ids = { near: await begin(near?.id), far: await begin(far?.id), self: await begin(self?.id) }
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items[0]).toEqual({
      id: ids.near,
      kind: 'certificates',
      isDigest: false,
      about: `${near?.firstName} ${near?.lastName}, Kvarts`,
      isOn: true,
    })
    expect(items.slice(1).map(({ about }) => about)).toEqual([null, null])
  })

  test('names nobody who has left', async () => {
    await begin(near?.id)
    await changeEmployee(salvia.services.db, near?.id ?? '', { endedAt: TEST_NOW })
    expect((await list()).items.map(({ about }) => about)).toEqual([null])
    await changeEmployee(salvia.services.db, near?.id ?? '', { endedAt: null })
  })

  test('has all as it was when all mails are turned off and on again', async () => {
    const [on, off] = [await begin(near?.id), await begin(far?.id)]
    await turn(off, false)
    salvia.clock.set(addElapsed(TEST_NOW, { minutes: 1 }))
    const digest = (await listed()).items[0]?.id ?? ''
    expect((await turn(digest, false)).statusCode).toBe(204)
    expect((await list()).items.map(({ id, isOn }) => [id, isOn])).toEqual([[on, false]])
    const [all] = (await listed()).items
    salvia.clock.set(addElapsed(TEST_NOW, { minutes: 2 }))
    expect((await turn(all?.id ?? '', true)).statusCode).toBe(204)
    expect((await list()).items.map(({ id, isOn }) => [id, isOn])).toEqual([[on, true]])
  })

  test('leaves out kinds that there are not, and what is off about somebody unseen', async () => {
    await begin('anything', 'telepathy')
    await turn(await begin(far?.id), false)
    expect(await list()).toEqual({ items: [], total: 0 })
  })

  test('of a case worker is empty', async () => {
    const response = await salvia.call('GET', 'profile/notifications', {
      token: await salvia.signIn('handlaggare@demo.example'),
    })
    expect([response.statusCode, response.json()]).toEqual([200, { items: [], total: 0 }])
  })
})

test('the digest comes first, off as well as on, and takes all others with it', async () => {
  await begin(near?.id)
  const all = await begin('all')
  expect((await listed()).items.map(({ isDigest }) => isDigest)).toEqual([true, false])
  await turn(all, false)
  expect((await listed()).items.map(({ isDigest, isOn }) => [isDigest, isOn])).toEqual([
    [true, false],
    [false, false],
  ])
})

describe('a digest that was never sent', () => {
  test.each([
    ['HR', 'hr@demo.example', [[true, true]]],
    ['an immediate manager', MANAGER, [[true, true]]],
    ['an orderer, who gets none', 'bestallare@demo.example', []],
  ])('of %s', async (_, email, told) => {
    const { items, total } = await listed(await salvia.signIn(email))
    expect(items.map(({ isDigest, isOn }) => [isDigest, isOn])).toEqual(told)
    expect(total).toBe(told.length)
  })

  test('is turned off and on again before it comes', async () => {
    const { db } = salvia.services
    const [digest = expect.fail('no digest')] = (await listed()).items
    expect(await digestReaders(db)).toContain(accountId)
    for (const isOn of [false, true]) {
      // The id of an older answer goes on to name it.
      expect((await turn(digest.id, isOn)).statusCode).toBe(204)
      expect((await listed()).items).toMatchObject([{ isDigest: true, isOn }])
      expect((await digestReaders(db)).includes(accountId)).toBe(isOn)
    }
  })

  test('cannot be turned by whoever gets none', async () => {
    const { id } = await accountOf(salvia.services.db, 'bestallare@demo.example')
    const orderer = await salvia.signIn('bestallare@demo.example')
    expect((await turn(id, false, orderer)).statusCode).toBe(404)
    expect((await turn(id, false)).statusCode).toBe(404)
    expect(await listed(orderer)).toEqual({ items: [], total: 0 })
  })
})

describe('turning', () => {
  test('off and on again stands in the list and in the audit, once each', async () => {
    const id = await begin(near?.id)
    for (const isOn of [false, false, true, true]) {
      expect((await turn(id, isOn)).statusCode).toBe(204)
      expect((await list()).items).toMatchObject([{ id, isOn }])
    }
    for (const action of ['mails-turned-off', 'mails-turned-on']) {
      const told = (await auditOf(salvia.services.db, action)).filter(({ object }) => object === id)
      expect(told.map(({ actor }) => actor)).toEqual([accountId])
    }
  })

  test('on takes back what a link in a mail did', async () => {
    const subscriptionId = await begin(near?.id)
    const { db } = salvia.services
    const link = await makeLink(db, { purpose: 'unsubscribe', accountId, subscriptionId }, TEST_NOW)
    expect((await salvia.call('POST', 'unsubscriptions', { token: link.secret })).statusCode).toBe(200)
    expect((await list()).items).toMatchObject([{ isOn: false }])
    await turn(subscriptionId, true)
    expect((await list()).items).toMatchObject([{ isOn: true }])
    const again = await salvia.call('POST', 'unsubscriptions', { token: link.secret })
    expect(again.json()).toMatchObject({ status: 409, code: 'ALREADY_UNSUBSCRIBED' })
    expect((await list()).items).toMatchObject([{ isOn: true }])
  })

  test("those of someone else, like those that are nobody's, is 404 and changes nothing", async () => {
    const id = await begin(near?.id)
    const other = await salvia.signIn('hr@demo.example')
    expect((await turn(id, false, other)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await turn(NO_ID, false)).statusCode).toBe(404)
    expect((await list()).items).toMatchObject([{ isOn: true }])
  })
})
