import type { PageOf } from '@salvia/core/lists'
import type { mattersList } from '@salvia/core/matters'
import type { orderCasesList } from '@salvia/core/order-cases'
import { COUNSELLING_SERVICE } from '@salvia/core/orders'
import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, TEST_NOW } from '../../testing/index.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { removeOrders } from '../../testing/queued-orders.store.ts'
import { auditOf, companyOf, unitsOf } from '../../testing/test.store.ts'

const hours = (count: number): Instant => addElapsed(TEST_NOW, { hours: -count })
const milliseconds = (count: number): Instant => addElapsed(TEST_NOW, { milliseconds: count })
const LOCK = instantOf('2026-12-07T09:00:00Z')
const MALARÅ = { id: 'malara', name: 'Mälarå' }

let kit: OrderCaseTest
const ids: Record<string, string> = {}
beforeAll(async () => {
  kit = await openOrderCaseTest()
  await removeOrders(kit.salvia.services.db)
  const { db } = kit.salvia.services
  const units = (await unitsOf(db, '20877')).filter(({ path }) => path.length > 0)
  const [unit] = units
  const two = units.slice(0, 2).map(({ id: unitId, path }) => ({ unitId, path }))
  const made: Record<string, Parameters<OrderCaseTest['order']>[0]> = {
    old: { createdAt: hours(90), clinic: MALARÅ },
    'a day old': { createdAt: hours(24) },
    'older than a day': { createdAt: addElapsed(hours(24), { milliseconds: -1 }) },
    touched: { createdAt: hours(50), touchedAt: hours(24), state: 'received' },
    group: {
      ...{ createdAt: hours(3), orderKind: 'group', clientNumber: '20877', employeeId: null },
      units: two,
      service: { id: 'spirometri', name: { sv: 'Spirometri', en: 'Spirometry' } },
    },
    advice: {
      ...{
        createdAt: hours(2),
        orderKind: 'counselling',
        clientNumber: '20877',
        employeeId: null,
        unanswered: 1,
      },
      units: unit ? [{ unitId: unit.id, path: unit.path }] : [],
      service: { id: null, name: COUNSELLING_SERVICE },
    },
    handled: { createdAt: hours(40), state: 'handled', locksAt: LOCK },
    'at its lock': { createdAt: hours(400), state: 'handled', locksAt: TEST_NOW },
    locked: { createdAt: hours(500), state: 'handled', locksAt: milliseconds(-1), unanswered: 1 },
    closed: { createdAt: hours(30), state: 'closed', closedBy: 'provider' },
    withdrawn: { createdAt: hours(20), state: 'closed', closedBy: 'maker' },
  }
  for (const [name, given] of Object.entries(made)) ids[name] = await kit.order(given)
  await kit.act(ids.touched ?? '', 'take-on', 1)
  const touched = { touchedAt: hours(24), latestEventAt: hours(24) }
  await kit.change(ids.touched ?? '', touched)
})
afterAll(() => kit.salvia.close())

const page = async (query: string) => answer<PageOf<typeof orderCasesList>>(await kit.get(query))
const nameOf = (id: string) => Object.keys(ids).find(name => ids[name] === id)
const listed = async (query: string) => (await page(query)).items.map(({ id }) => nameOf(id))

describe('a filter', () => {
  test.each([
    ['open', ['old', 'touched', 'older than a day', 'a day old', 'group', 'advice']],
    ['mine', ['touched']],
    ['untouched', ['old', 'older than a day']],
    ['handled', ['handled', 'at its lock']],
    ['closed', ['withdrawn', 'closed', 'locked']],
  ])('%s shows, in its order: %s', async (filter, expected) => {
    expect(await listed(`?status=${filter}`)).toEqual(expected)
  })

  test('is counted, also under a search and a question', async () => {
    const { counts, unanswered } = await page('')
    expect({ counts, unanswered }).toEqual({
      counts: { open: 6, mine: 1, untouched: 2, handled: 2, closed: 3 },
      unanswered: 1,
    })
    expect((await page('?q=spirometri')).counts).toMatchObject({ open: 1, handled: 0, closed: 0 })
    expect((await page('?unanswered=true')).counts).toMatchObject({ open: 1, handled: 0, closed: 1 })
    expect(await listed('?unanswered=true')).toEqual(['advice'])
  })

  test('tells of handled ones with a message that nobody has answered, until they lock', async () => {
    const ofAllKinds = async () => {
      const token = await kit.salvia.signIn('handlaggare@demo.example')
      const response = await kit.salvia.call('GET', 'matters', { token })
      return answer<PageOf<typeof mattersList>>(response).handledUnanswered
    }
    expect(await ofAllKinds()).toBe(0)
    const before = { unanswered: 0, latestEventAt: hours(400) }
    await kit.change(ids['at its lock'] ?? '', { ...before, unanswered: 1 })
    expect(await ofAllKinds()).toBe(1)
    expect(await listed('?status=handled&unanswered=true')).toEqual(['at its lock'])
    await kit.change(ids['at its lock'] ?? '', before)
  })

  test('untouched, a millisecond later, takes those that were at the limit', async () => {
    kit.salvia.clock.set(milliseconds(1))
    const found = await listed('?status=untouched')
    kit.salvia.clock.set(TEST_NOW)
    expect(found).toEqual(['old', 'touched', 'older than a day', 'a day old'])
  })
})

test('a row tells whose, what, about whom or how much, and where', async () => {
  const { items } = await page('')
  const row = (name: string) => items.find(({ id }) => id === ids[name])
  const { firstName, lastName } = kit.employee
  const { name: company } = await companyOf(kit.salvia.services.db, '10401')
  expect(row('old')).toMatchObject({
    ...{ clientNumber: '10401', company, status: 'sent', kind: 'person', service: 'Ergonombesök' },
    ...{ about: `${firstName} ${lastName}`, clinic: 'Mälarå', handler: null, isMine: false },
    ...{ isUntouched: true, touchedAt: null, unanswered: 0 },
  })
  expect(row('touched')).toMatchObject({ handler: 'Hanna Leijon', isMine: true, isUntouched: false })
  expect(row('group')).toMatchObject({ about: '2 enheter', clinic: null })
  expect(row('advice')?.about).not.toMatch(/\d enheter/)
})

test.each([
  ['customer', ['group', 'advice', 'old', 'touched', 'older than a day', 'a day old']],
  ['-customer', ['a day old', 'older than a day', 'touched', 'old', 'advice', 'group']],
  ['clinic', ['touched', 'older than a day', 'a day old', 'group', 'advice', 'old']],
  ['-age', ['advice', 'group', 'a day old', 'older than a day', 'touched', 'old']],
])('sorted by %s', async (sort, expected) => {
  expect(await listed(`?sort=${sort}`)).toEqual(expected)
  const first = await listed(`?sort=${sort}&pageSize=2&page=2`)
  expect(first).toEqual(expected.slice(2, 4))
})

describe('a search finds', () => {
  test.each([
    ['the number of the customer', '20877', ['group', 'advice']],
    ['the service', 'spiro', ['group']],
    ['counselling', 'radgiv', ['advice']],
    ['every word', 'spirometri 20877', ['group']],
    ['and nothing where one word is missing', 'spirometri 10401', []],
  ])('%s', async (_, q, expected) => {
    expect(await listed(`?q=${encodeURIComponent(q)}`)).toEqual(expected)
  })

  test('the number of the order, with and without its letter', async () => {
    const { number } = await kit.details(ids.old ?? '')
    for (const q of [number, number.toLowerCase(), number.slice(2)])
      expect(await listed(`?q=${q}`)).toEqual(['old'])
  })

  test('the name of the customer and of the person', async () => {
    const { name } = await companyOf(kit.salvia.services.db, '20877')
    expect(await listed(`?q=${encodeURIComponent(name)}`)).toEqual(['group', 'advice'])
    const q = encodeURIComponent(`${kit.employee.lastName} ${kit.employee.firstName}`)
    expect(await listed(`?q=${q}`)).toEqual(['old', 'touched', 'older than a day', 'a day old'])
  })

  test('as many as it counts, whatever its words stand in', async () => {
    const { firstName, lastName } = kit.employee
    const words = [
      'a',
      'n',
      'r',
      '1',
      'spirometri',
      'radgiv',
      'mälarå',
      '20877',
      firstName,
      `${lastName} 10401`,
    ]
    for (const q of words)
      for (const status of ['open', 'mine', 'untouched', 'handled', 'closed'] as const) {
        const { items, counts } = await page(`?status=${status}&q=${encodeURIComponent(q)}`)
        expect([q, status, items.length]).toEqual([q, status, counts[status]])
      }
  })

  test('the identity number, which stays out of the address', async () => {
    const { pid } = kit.employee
    const found = await kit.search({ q: pid, status: 'closed' })
    expect(found.items.map(({ id }) => nameOf(id))).toEqual(['withdrawn', 'closed', 'locked'])
    expect((await kit.search({ q: pid.slice(0, 11), status: 'closed' })).items).toEqual([])
    expect((await kit.get(`?q=${pid}`)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(kit.salvia.log.join('')).not.toContain(pid)
  })
})

test('each page is audited by its ids, without what was searched for', async () => {
  await page('?q=spirometri')
  const viewed = await auditOf(kit.salvia.services.db, 'order-queue-viewed')
  const shown = { status: 'open', searched: true, page: 1, total: 1, orders: [ids.group] }
  expect(viewed.map(({ details }) => details)).toContainEqual(shown)
})
