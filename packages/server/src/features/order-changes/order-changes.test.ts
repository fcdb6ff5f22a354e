import type { FeedKind, OrderChange } from '@salvia/core/feed-catalogue'
import { CHANGES_AT_ONCE } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeByItself } from '../../acts/change-by-itself.ts'
import { numberChanges } from '../../acts/number-change.store.ts'
import { transaction } from '../../db/transaction.ts'
import { clinicLine, providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, codeOf, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'
import {
  addNote,
  attachmentsOf,
  changeAttachment,
  deleteOrder,
  ordersOf,
} from '../../testing/test-orders.store.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await providerToken(salvia, ['orders'])
})
afterAll(() => salvia.close())

interface Changes {
  readonly items: readonly OrderChange[]
  readonly last: number
  readonly more: boolean
}
const ask = (query = '', how = token) => salvia.call('GET', `feeds/orders/changes${query}`, { token: how })
const changes = async (query = '') => {
  const response = await ask(query)
  expect(response.statusCode, response.body).toBe(200)
  return answer<Changes>(response)
}
const puts = async () => (await changes()).items.flatMap(item => (item.op === 'put' ? [item.order] : []))
const change = (objectId: string) =>
  transaction(salvia.services.db, tx =>
    numberChanges(tx, [{ kind: 'orders', objectId, clientNumber: '10401' }], TEST_NOW),
  )
const fetchFile = (order: string, file: string) =>
  salvia.call('GET', `feeds/orders/${order}/attachments/${file}`, { token })

describe('the changes', () => {
  test('are every order of every customer once, by number', async () => {
    const { items, last, more } = await changes()
    expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1))
    const known = await ordersOf(salvia.services.db)
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(known.map(({ id }) => id)))
    expect([last, more]).toEqual([items.length, false])
  })

  test('come in portions, which together are the same', async () => {
    const all = await changes()
    const portions: OrderChange[] = []
    for (let after = 0, more = true; more; ) {
      const portion = await changes(`?after=${after}&limit=50`)
      expect(portion.items.length).toBeLessThanOrEqual(50)
      portions.push(...portion.items)
      ;({ last: after, more } = portion)
    }
    expect(portions).toEqual(all.items)
  })

  test('tell that the customer is asked for an answer', async () => {
    const caseWorker = await salvia.signIn('handlaggare@demo.example')
    const asked = (await puts()).find(({ status, awaitsAnswer }) => status === 'received' && !awaitsAnswer)
    const body = { text: 'Passar tisdag?', asksForAnswer: true }
    await salvia.call('POST', `order-cases/${asked?.id}/replies`, { token: caseWorker, body })
    expect((await puts()).at(-1)).toMatchObject({ id: asked?.id, awaitsAnswer: true })
  })

  test('after the last one are none, and the place stays', async () => {
    const { last } = await changes()
    expect(await changes(`?after=${last}`)).toEqual({ items: [], last, more: false })
    expect(await changes(`?after=${last + 1000}`)).toEqual({ items: [], last: last + 1000, more: false })
  })

  test.each([`?limit=${CHANGES_AT_ONCE}`, '?limit=1'])('%s is asked at once', async query => {
    expect((await ask(query)).statusCode).toBe(200)
  })

  test.each([`?limit=${CHANGES_AT_ONCE + 1}`, '?limit=0', '?after=-1', '?after=x'])(
    '%s is no question',
    async query => {
      expect((await ask(query)).statusCode).toBe(400)
    },
  )

  test('tell an order that changed again at its new number alone', async () => {
    const before = await changes()
    const [first] = before.items
    if (!first) return expect.fail('no order')
    await change(first.id)
    const after = await changes()
    expect(after.items).toHaveLength(before.items.length)
    expect(after.items.at(-1)).toEqual({ ...first, number: before.last + 1 })
  })

  test('tell a deleted order without anything that it held', async () => {
    const [order] = await ordersOf(salvia.services.db)
    if (!order) return expect.fail('no order')
    const { last } = await changes()
    await deleteOrder(salvia.services.db, order.id)
    await change(order.id)
    expect((await changes(`?after=${last}`)).items).toEqual([
      { number: last + 1, id: order.id, op: 'delete' },
    ])
  })

  test('are audited: how far was read, and nothing where nothing was', async () => {
    const { last, items } = await changes('?after=100')
    const orders = items.filter(({ op }) => op === 'put').length
    await changes(`?after=${last}`)
    const lines = await auditOf(salvia.services.db, 'outgoing-changes-read')
    expect(lines.at(-1)?.details).toEqual({ after: 100, last, orders })
  })
})

describe('an order', () => {
  test('is told with its person, texts, files, messages and steps', async () => {
    const all = await puts()
    const asked = all.find(({ messages }) => messages.some(({ attachments }) => attachments.length > 0))
    expect(asked?.person?.pid).toMatch(/^\d{12}$/)
    expect(asked?.person?.unit.length).toBeGreaterThan(0)
    expect(asked?.maker.email).toMatch(/@demo\.example$/)
    expect(asked?.messages.map(({ number }) => number)).toEqual(asked?.messages.map((_, at) => at + 1))
    expect(asked?.steps[0]?.event).toBe('sent')
    const asking = all.flatMap(({ messages }) => messages.filter(message => message.asksForAnswer))
    expect(new Set(asking.map(({ party }) => party))).toEqual(new Set(['provider']))
    const group = all.find(({ kind }) => kind === 'group')
    expect([group?.person, group?.units.length !== 0]).toEqual([null, true])
  })

  test('for somebody new or protected says so, and a protected person has no contact details', async () => {
    const people = (await puts()).flatMap(({ person }) => person ?? [])
    expect(people.filter(({ isNew }) => isNew)).toHaveLength(2)
    const shielded = people.filter(({ protectedIdentity }) => protectedIdentity)
    expect(shielded.length).toBeGreaterThan(0)
    expect(shielded.every(({ email, phone }) => email === null && phone === null)).toBe(true)
  })

  test('is closed after its lock, and says before when that is', async () => {
    const locking = (await puts()).find(({ status, locksAt }) => status === 'handled' && locksAt !== null)
    if (!locking?.locksAt) return expect.fail('no order is about to lock')
    salvia.clock.set(addElapsed(locking.locksAt, { milliseconds: 1 }))
    const then = (await puts()).find(({ id }) => id === locking.id)
    expect([then?.status, then?.ending]).toEqual(['closed', 'locked'])
    salvia.clock.set(TEST_NOW)
  })

  test('never tells what case workers write to each other', async () => {
    const { db } = salvia.services
    const word = 'bara-mellan-handläggare'
    for (const { id } of await ordersOf(db)) await addNote(db, id, word)
    expect((await ask()).body).not.toContain(word)
  })
})

describe('a file', () => {
  test('is fetched as it was sent, and that is audited', async () => {
    const [stored] = await attachmentsOf(salvia.services.db)
    const order = (await puts()).find(({ attachments, messages }) =>
      [...attachments, ...messages.flatMap(message => message.attachments)].some(
        ({ id }) => id === stored?.id,
      ),
    )
    const response = await fetchFile(order?.id ?? '', stored?.id ?? '')
    expect([response.statusCode, response.rawPayload.byteLength]).toEqual([200, stored?.bytes])
    expect(response.headers['content-disposition']).toMatch(/^attachment/)
    const lines = await auditOf(salvia.services.db, 'attachment-downloaded')
    expect(lines.at(-1)?.object).toBe(stored?.id)
  })

  test('that waits for its scan or held a virus is not', async () => {
    const files = await attachmentsOf(salvia.services.db)
    const infected = files.find(({ state }) => state === 'infected')
    const clean = files.find(({ state }) => state === 'clean')
    if (!infected?.matterId || !clean?.matterId) return expect.fail('no files')
    expect(codeOf(await fetchFile(infected.matterId, infected.id))).toBe('ATTACHMENT_INFECTED')
    await changeAttachment(salvia.services.db, clean.id, { state: 'waiting' })
    expect(codeOf(await fetchFile(clean.matterId, clean.id))).toBe('ATTACHMENT_WAITING')
    await changeAttachment(salvia.services.db, clean.id, { state: 'clean' })
  })

  test('whose scan is done is a change of its order', async () => {
    const file = (await attachmentsOf(salvia.services.db)).find(({ state }) => state === 'clean')
    const { last } = await changes()
    const at = salvia.clock.now()
    await changeByItself(salvia.services.db, async () => ({
      answer: null,
      at,
      changed: [file?.matterId ?? ''],
    }))
    expect((await changes(`?after=${last}`)).items.map(({ id }) => id)).toEqual([file?.matterId])
    await changeByItself(salvia.services.db, async () => ({ answer: null, at, changed: [NO_ID] }))
    expect((await changes(`?after=${last + 1}`)).items).toEqual([])
  })

  test('of another order, or of none, is not there', async () => {
    const [one, other] = (await attachmentsOf(salvia.services.db)).filter(
      (file, at, all) => all.findIndex(known => known.matterId === file.matterId) === at,
    )
    expect(codeOf(await fetchFile(other?.matterId ?? '', one?.id ?? ''))).toBe('NOT_FOUND')
    expect(codeOf(await fetchFile(one?.matterId ?? '', NO_ID))).toBe('NOT_FOUND')
    expect(codeOf(await fetchFile(NO_ID, one?.id ?? ''))).toBe('ORDER_NOT_FOUND')
  })
})

describe('a token', () => {
  test('for other kinds reads no orders and no files', async () => {
    const other = await providerToken(salvia, ['clinics', 'services'])
    expect(codeOf(await ask('', other))).toBe('FEED_KIND_NOT_ALLOWED')
    const path = `feeds/orders/${NO_ID}/attachments/${NO_ID}`
    expect(codeOf(await salvia.call('GET', path, { token: other }))).toBe('FEED_KIND_NOT_ALLOWED')
  })

  test('for orders sends nothing: not of other kinds, and orders are none that is sent', async () => {
    const send = (kind: string) => sendLines(salvia, `feeds/${kind}`, { token, lines: [clinicLine('x', 1)] })
    expect(codeOf(await send('clinics'))).toBe('FEED_KIND_NOT_ALLOWED')
    expect((await send('orders')).statusCode).toBe(404)
    expect((await salvia.call('GET', 'feeds/orders', { token })).statusCode).toBe(404)
    expect(answer<{ items: FeedKind[] }>(await salvia.call('GET', 'feeds', { token })).items).toEqual([])
  })

  test('of a customer or a case worker reads none of it', async () => {
    for (const email of ['hr@demo.example', 'handlaggare@demo.example'])
      expect((await ask('', await salvia.signIn(email))).statusCode).toBe(404)
  })
})

test('every published example, and every item answered, fits the published schema', async () => {
  const schema = (await salvia.call('GET', 'feeds/orders.schema.json')).json<{ examples: object[] }>()
  const validate = new Ajv2020({ allErrors: true, validateFormats: false }).compile(schema)
  const { items } = await changes()
  expect(schema.examples.map(example => 'op' in example && example.op)).toEqual(['put', 'delete'])
  for (const item of [...schema.examples, ...items])
    expect(validate(item), JSON.stringify(validate.errors)).toBe(true)
})
