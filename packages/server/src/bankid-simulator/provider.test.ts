import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(() => salvia.clock.set(TEST_NOW))

async function call(name: string, payload: object) {
  const response = await salvia.app.inject({
    method: 'POST',
    url: `/bankid-simulator/rp/v6.0/${name}`,
    payload,
  })
  return { status: response.statusCode, body: response.json<Record<string, string>>() }
}
const begin = async () =>
  (await call('auth', { endUserIp: '192.0.2.1' })).body.orderRef ?? expect.fail('no order')
const collect = async (orderRef: string) => (await call('collect', { orderRef })).body
const play = (order: unknown, play: object) =>
  salvia.app.inject({ method: 'POST', url: '/bankid-simulator/api/plays', payload: { order, play } })

const GONE = { errorCode: 'invalidParameters', details: 'No such order' }

test('an order has what the provider’s has', async () => {
  const { status, body } = await call('auth', { endUserIp: '192.0.2.1' })
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['autoStartToken', 'orderRef', 'qrStartSecret', 'qrStartToken'])
  expect(new Set(Object.values(body)).size).toBe(4)
})

describe('an order that', () => {
  test('no app takes up fails after thirty seconds', async () => {
    const orderRef = await begin()
    salvia.clock.advance(30_000)
    expect(await collect(orderRef)).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' })
    salvia.clock.advance(1)
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'startFailed' })
    expect(await collect(orderRef), 'told once').toEqual(GONE)
  })

  test('was taken up expires three minutes later', async () => {
    const orderRef = await begin()
    salvia.clock.advance(20_000)
    await play({ orderRef }, { kind: 'hint', status: 'pending', hintCode: 'userSign' })
    salvia.clock.advance(3 * MINUTE_MS)
    expect(await collect(orderRef)).toMatchObject({ status: 'pending', hintCode: 'userSign' })
    salvia.clock.advance(1)
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'expiredTransaction' })
  })

  test('is complete is told once, and for three minutes', async () => {
    const [one, other] = [await begin(), await begin()]
    for (const orderRef of [one, other])
      await play({ orderRef }, { kind: 'person', email: 'hr@demo.example' })
    expect(await collect(one)).toMatchObject({
      status: 'complete',
      completionData: { user: { name: 'Henrik Rosenlund' }, device: { ipAddress: '192.0.2.1' } },
    })
    expect(await collect(one)).toEqual(GONE)
    salvia.clock.advance(3 * MINUTE_MS + 1)
    expect(await collect(other)).toEqual(GONE)
  })

  test('is cancelled is over, and cannot be cancelled again', async () => {
    const orderRef = await begin()
    expect(await call('cancel', { orderRef })).toEqual({ status: 200, body: {} })
    expect(await call('cancel', { orderRef })).toEqual({ status: 400, body: GONE })
    expect(await collect(orderRef)).toEqual(GONE)
  })
})

describe('refused as the provider refuses', () => {
  test.each([
    ['auth', {}, 400, 'invalidParameters'],
    ['auth', { endUserIp: 'here' }, 400, 'invalidParameters'],
    ['auth', { endUserIp: '2001:db8::1', personalNumber: '1' }, 400, 'invalidParameters'],
    ['collect', {}, 400, 'invalidParameters'],
    ['collect', { orderRef: 'next' }, 400, 'invalidParameters'],
    ['sign', { endUserIp: '192.0.2.1' }, 404, 'notFound'],
  ])('%s %o: %i', async (name, payload, status, errorCode) => {
    expect(await call(name, payload)).toMatchObject({ status, body: { errorCode } })
  })

  test.each([
    ['another method', { method: 'GET' as const }, 405, 'methodNotAllowed'],
    [
      'another type',
      { method: 'POST' as const, headers: { 'content-type': 'text/xml' }, payload: '<x/>' },
      415,
      'unsupportedMediaType',
    ],
    [
      'no JSON',
      { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload: '{' },
      400,
      'invalidParameters',
    ],
  ])('%s', async (_, request, status, errorCode) => {
    const response = await salvia.app.inject({ ...request, url: '/bankid-simulator/rp/v6.0/auth' })
    expect([response.statusCode, response.json().errorCode]).toEqual([status, errorCode])
  })
})

describe('what happens to the next order', () => {
  test('happens to one order only', async () => {
    await play('next', { kind: 'hint', status: 'pending', hintCode: 'userSign' })
    const [one, other] = [await begin(), await begin()]
    expect(await collect(one)).toMatchObject({ hintCode: 'userSign' })
    expect(await collect(other)).toMatchObject({ hintCode: 'outstandingTransaction' })
  })

  test('may be an error, so many times', async () => {
    await play('next', { kind: 'error', errorCode: 'alreadyInProgress', times: 2 })
    const begun = async () => (await call('auth', { endUserIp: '192.0.2.1' })).status
    expect([await begun(), await begun(), await begun()]).toEqual([400, 400, 200])
  })
})

describe('the calls for tests', () => {
  test('list what waits, without a secret', async () => {
    const orderRef = await begin()
    const response = await salvia.app.inject('/bankid-simulator/api/orders')
    const items = response.json<{ items: { orderRef: string }[] }>().items
    expect(items.map(item => item.orderRef)).toContain(orderRef)
    expect(response.body).not.toMatch(/secret|token/i)
  })

  test('choose for the latest order', async () => {
    await begin()
    salvia.clock.advance(1000)
    const orderRef = await begin()
    await play('latest', { kind: 'hint', status: 'failed', hintCode: 'userCancel' })
    expect(await collect(orderRef)).toMatchObject({ status: 'failed', hintCode: 'userCancel' })
  })

  test.each([
    ['an order that is not there', { orderRef: 'none' }, { kind: 'person', email: 'hr@demo.example' }, 404],
    [
      'a code that was never shown',
      { qrCode: 'bankid.x.0.0' },
      { kind: 'person', email: 'hr@demo.example' },
      404,
    ],
    ['a person who is not there', 'next', { kind: 'person', email: 'ingen@demo.example' }, 404],
    ['nobody', 'next', { kind: 'person' }, 404],
    ['a number that is none', 'next', { kind: 'person', personalNumber: '12' }, 400],
    ['a misbehaviour that is none', 'next', { kind: 'misbehaviour', name: 'rude' }, 400],
  ])('refuse %s', async (_, order, what, status) => {
    expect((await play(order, what)).statusCode).toBe(status)
  })
})
