import type { PageOf } from '@salvia/core/lists'
import type { mattersList } from '@salvia/core/matters'
import { addElapsed, type Instant, instantOf, isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { addOrder, removeOrders, type TestOrder } from '../../testing/queued-orders.store.ts'
import { mattersWithIds } from './matters.store.ts'

const hours = (count: number): Instant => addElapsed(TEST_NOW, { hours: -count })
const SOON = isoDate(2026, 11, 25)
const LATER = isoDate(2026, 12, 1)

/** By their names: one for each day, two for the same, and three for none, one of them the newest of all. */
const DAYS: Readonly<Record<string, Pick<TestOrder, 'createdAt' | 'promisedOn'>>> = {
  'soon, older': { createdAt: hours(60), promisedOn: SOON },
  'soon, newer': { createdAt: hours(50), promisedOn: SOON },
  later: { createdAt: hours(90), promisedOn: LATER },
  'no day, oldest': { createdAt: hours(95), promisedOn: null },
  'no day, older': { createdAt: hours(55), promisedOn: null },
  'no day, newest': { createdAt: hours(2), promisedOn: null },
}
const STATES: Readonly<Record<string, Partial<TestOrder>>> = {
  open: { state: 'sent' },
  handled: { state: 'handled', locksAt: instantOf('2026-12-07T09:00:00Z') },
  closed: { state: 'closed', closedBy: 'provider' },
}

let salvia: TestApp
let token: string
const names = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  await removeOrders(db)
  for (const state of Object.values(STATES))
    for (const [name, days] of Object.entries(DAYS))
      names.set((await addOrder(db, { ...state, ...days })).id, name)
  token = await salvia.signIn('handlaggare@demo.example')
})
afterAll(() => salvia.close())

/** The names of all that a filter has, read by pages of two. */
async function listed(status: string, sort: string): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for (let page = 1; page <= 3; page++) {
    const query = `matters?status=${status}&sort=${sort}&page=${page}&pageSize=2`
    const { items } = answer<PageOf<typeof mattersList>>(await salvia.call('GET', query, { token }))
    found.push(...items.map(({ id }) => names.get(id)))
  }
  return found
}

test.each(Object.keys(STATES))(
  'of %s matters, those without a promised day come last in both directions, on whichever page',
  async status => {
    expect(await listed(status, 'promised')).toEqual([
      ...['soon, older', 'soon, newer', 'later'],
      ...['no day, oldest', 'no day, older', 'no day, newest'],
    ])
    expect(await listed(status, '-promised')).toEqual([
      ...['later', 'soon, newer', 'soon, older'],
      ...['no day, newest', 'no day, older', 'no day, oldest'],
    ])
  },
)

test('an open matter that has an answer is promised none any more, and comes among those without a day', async () => {
  const { db } = salvia.services
  const body = { text: 'Passar tisdag?' }
  const [soon] = [...names].filter(([, name]) => name === 'soon, older').map(([id]) => id)
  await salvia.call('POST', `order-cases/${soon}/replies`, { token, body })
  expect(await listed('open', 'promised')).toEqual([
    ...['soon, newer', 'later', 'no day, oldest'],
    ...['soon, older', 'no day, older', 'no day, newest'],
  ])
  const { items } = answer<PageOf<typeof mattersList>>(await salvia.call('GET', 'matters', { token }))
  expect(items.find(({ id }) => id === soon)).toMatchObject({ promisedOn: null, isAnswered: true })
  expect(await mattersWithIds(db, [soon ?? ''])).toMatchObject([{ promisedOn: SOON }])
})
