import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_ID, onPostgres, openBeside, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsOf } from '../../testing/mail-box.ts'
import { type OrderCaseTest, openOrderCaseTest } from '../../testing/order-case-calls.ts'
import { lastChangeOf, orderRow } from '../../testing/queued-orders.store.ts'
import { accountOf, auditOf } from '../../testing/test.store.ts'

const LOCK = instantOf('2026-12-07T09:00:00Z')
const EARLIER = addElapsed(TEST_NOW, { hours: -50 })
const ROUNDS = 25

let kit: OrderCaseTest
let second: TestApp
beforeAll(async () => {
  kit = await openOrderCaseTest()
  second = await openBeside(kit.salvia)
})
afterAll(async () => {
  await second.close()
  await kit.salvia.close()
})
beforeEach(() => kit.salvia.clock.set(TEST_NOW))

const steps = async (id: string) => (await kit.details(id)).steps.map(({ event, by }) => `${event} ${by}`)

describe('an order', () => {
  test('that is taken on is received, and the case worker’s', async () => {
    const id = await kit.order({ createdAt: EARLIER, unanswered: 1 })
    const taken = await kit.act(id, 'take-on', 1)
    expect(taken).toMatchObject({
      status: 200,
      answer: { status: 'received', handler: 'Hanna Leijon', isMine: true, version: 2 },
    })
    expect(taken.answer.actions).toEqual(['handle', 'close'])
    expect(await steps(id)).toEqual(['sent Camilla Dahlström', 'taken-on Hanna Leijon'])
    expect(await orderRow(kit.salvia.services.db, id)).toMatchObject({
      ...{ touchedAt: TEST_NOW, latestEventAt: TEST_NOW, unanswered: 0, locksAt: null },
    })
  })

  test('that another case worker has is taken over, and not taken on again by who has it', async () => {
    const id = await kit.order()
    await kit.act(id, 'take-on', 1)
    expect((await kit.act(id, 'take-on', 2)).code).toBe('ORDER_EVENT_REFUSED')
    const over = await kit.act(id, 'take-on', 2, { asSecond: true })
    expect(over.answer).toMatchObject({ status: 'received', handler: 'Olle Björk', isMine: true, version: 3 })
    expect(await kit.details(id)).toMatchObject({ isMine: false, actions: ['take-on', 'handle', 'close'] })
  })

  test('that is handled locks two weeks later, and is whose who handled it if nobody had taken it on', async () => {
    const id = await kit.order({ createdAt: EARLIER })
    const { answer } = await kit.act(id, 'handle', 1)
    expect(answer).toMatchObject({ status: 'handled', handler: 'Hanna Leijon', actions: ['close'] })
    expect(answer.conversation.reply).toEqual({ kind: 'open', locksAt: LOCK })
    kit.salvia.clock.set(LOCK)
    expect(await orderRow(kit.salvia.services.db, id)).toMatchObject({ handledAt: TEST_NOW, locksAt: LOCK })
  })

  test('that is closed is closed by the provider, at once', async () => {
    const id = await kit.order()
    const { answer } = await kit.act(id, 'close', 1)
    expect(answer).toMatchObject({ status: 'closed', ending: 'closed', actions: [], mayBook: false })
    expect(answer.conversation.reply.kind).toBe('open')
  })

  test.each([
    ['handle', 'handled'],
    ['take-on', 'handled'],
    ['take-on', 'closed'],
    ['handle', 'closed'],
    ['close', 'closed'],
  ] as const)('refuses to %s what is %s', async (event, state) => {
    const id = await kit.order({ state, ...(state === 'handled' && { locksAt: LOCK }) })
    expect(await kit.act(id, event, 1)).toMatchObject({ status: 409, code: 'ORDER_EVENT_REFUSED' })
    expect((await orderRow(kit.salvia.services.db, id)).version).toBe(1)
  })

  test('that somebody else has changed is refused, whatever the event', async () => {
    const id = await kit.order({ version: 3 })
    for (const version of [2, 4])
      expect(await kit.act(id, 'close', version)).toMatchObject({ status: 409, code: 'ORDER_CHANGED' })
  })

  test('that is not there is not found', async () => {
    expect(await kit.act(NO_ID, 'take-on', 1)).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
  })
})

test('a repeated key acts once, and each act is audited and told to the provider’s systems', async () => {
  const { db } = kit.salvia.services
  const id = await kit.order()
  const first = await kit.act(id, 'take-on', 1, { key: 'ta-dig-an-en-gang' })
  const before = await lastChangeOf(db, id)
  expect(await kit.act(id, 'take-on', 1, { key: 'ta-dig-an-en-gang' })).toEqual(first)
  expect(await lastChangeOf(db, id)).toBe(before)
  const { id: actor } = await accountOf(db, 'handlaggare@demo.example')
  const audited = (await auditOf(db, 'order-taken-on')).filter(({ object }) => object === id)
  expect(audited).toMatchObject([{ actor, clientNumber: '10401', details: { version: 1 } }])
  await kit.act(id, 'handle', 2)
  expect(await lastChangeOf(db, id)).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
})

test('who follows the order is mailed when it is handled or closed, and not when it is taken on', async () => {
  const id = await kit.order()
  const { number } = await kit.details(id)
  const mails = async () => {
    await kit.salvia.runJobs()
    const sent = await mailsOf(kit.salvia)
    return sent.filter(({ text }) => text?.includes(number)).map(({ to }) => to?.[0]?.address)
  }
  await kit.act(id, 'take-on', 1)
  expect(await mails()).toEqual([])
  await kit.act(id, 'handle', 2)
  expect(await mails()).toEqual(['chef@demo.example'])
})

// On PGlite the servers share a connection, so that one acts after the other whatever is locked.
onPostgres(() => {
  describe('two case workers at the same moment, at two servers, have one winner', () => {
    test.each([
      ['take-on', 'take-on'],
      ['handle', 'close'],
    ])('%s and %s', async (one, other) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await kit.order()
        const answers = await Promise.all([
          kit.act(id, one, 1),
          kit.act(id, other, 1, { at: second, asSecond: true }),
        ])
        expect(answers.map(({ status, code }) => code ?? `${status}`).sort()).toEqual([
          '200',
          'ORDER_CHANGED',
        ])
        const winner = answers.find(({ status }) => status === 200)?.answer
        const { handlerName, version } = await orderRow(kit.salvia.services.db, id)
        expect([handlerName, version]).toEqual([winner?.handler, 2])
        expect(await steps(id)).toHaveLength(2)
      }
    })
  })
})
