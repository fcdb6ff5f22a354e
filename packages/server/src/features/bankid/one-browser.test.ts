import { returnNonceOf } from '@salvia/core/bankid'
import { BANKID_COLLECT_SECONDS, BANKID_ORDER_MINUTES } from '@salvia/core/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { housekeeping } from '../../app/housekeeping.job.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { type BankIdApp, openBankIdApp, PHONE, TestBrowser } from '../../testing/bankid.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { auditOf, bankIdOrder, sessionsOf, simulatedOrders } from '../../testing/test.store.ts'

let salvia: TestApp
let bankid: BankIdApp
let beside: BankIdApp
beforeAll(async () => {
  salvia = await openTestApp()
  beside = await openBankIdApp(salvia)
  bankid = await openBankIdApp(salvia)
})
afterAll(async () => {
  await beside.close()
  await bankid.close()
  await salvia.close()
})

const HR = { kind: 'person', email: 'hr@demo.example' }
const NOT_FOUND = { status: 404, body: expect.objectContaining({ code: 'NOT_FOUND' }) }
const ENDED = { status: 400, body: expect.objectContaining({ code: 'BANKID_ORDER_ENDED' }) }
const ELSEWHERE = { status: 200, body: { status: 'failed', message: 'portal.ELSEWHERE' } }

async function started(browser: TestBrowser, start: 'qr' | 'same-device' = 'qr', path?: string) {
  const { body } = await browser.start(start, path)
  return { orderRef: String(body.orderRef), body }
}
const nonceIn = (address: string | null) =>
  returnNonceOf(new URL(address ?? '').hash) ?? expect.fail('no nonce')
const stopped = async () => (await auditOf(salvia.services.db, 'bankid-stopped')).map(entry => entry.object)

describe('a code that is scanned', () => {
  test('signs in the browser that shows it: one token, and then the order is over', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef, body } = await started(browser)
    expect(body).toMatchObject({ status: 'pending', message: 'bankid.RFA1', links: null })
    expect(body.qrCode).toMatch(/^bankid\.[\da-f-]{36}\.0\.[\da-f]{64}$/)
    await bankid.play({ qrCode: String(body.qrCode) }, HR)
    const before = (await sessionsOf(salvia.services.db, 'hr@demo.example')).length
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.collect({ orderRef })))
    const complete = [...answers, await browser.collect({ orderRef })].filter(({ status }) => status === 200)
    const tokens = complete.filter(({ body }) => body.status === 'complete')
    expect(tokens).toHaveLength(1)
    expect(tokens[0]?.body).toMatchObject({ authMethod: 'bankid', email: 'hr@demo.example' })
    expect(await sessionsOf(salvia.services.db, 'hr@demo.example')).toHaveLength(before + 1)
    expect(await browser.collect({ orderRef })).toEqual(ENDED)
    expect((await bankIdOrder(salvia.services.db, orderRef))?.answer).toEqual({ kind: 'handed-over' })
  })

  test('is another one each second, and none once the app has it', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef, body } = await started(browser)
    salvia.clock.advance(1000)
    const next = await browser.collect({ orderRef })
    expect(String(body.qrCode)).toContain('.0.')
    expect(String(next.body.qrCode)).toContain('.1.')
    await bankid.play({ orderRef }, { kind: 'hint', status: 'pending', hintCode: 'userSign' })
    salvia.clock.advance(BANKID_COLLECT_SECONDS * 1000)
    expect((await browser.collect({ orderRef })).body).toMatchObject({ message: 'bankid.RFA9', qrCode: null })
  })

  test('does not say how the app could be opened with it elsewhere', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef } = await started(browser)
    const [order] = (await simulatedOrders(salvia.services.db)).filter(each => each.orderRef === orderRef)
    await browser.collect({ orderRef })
    expect(browser.seen.join('\n')).not.toContain(order?.autoStartToken ?? expect.fail('no order'))
  })

  test('may be signed from another address, as a phone does', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef } = await started(browser)
    await bankid.play({ orderRef }, { ...HR, ipAddress: '198.51.100.7' })
    expect((await browser.collect({ orderRef })).body.status).toBe('complete')
  })
})

describe('an app on the same device', () => {
  test('opens the way back with a nonce, and only that browser is signed in', async () => {
    const browser = new TestBrowser(bankid.app, { userAgent: PHONE })
    const { orderRef, body } = await started(browser, 'same-device', '/logga-in/bankid?x=1')
    expect(body).toMatchObject({ message: 'bankid.RFA13', qrCode: null })
    const link = new URL((body.links as { phone: string }).phone)
    expect(link.pathname).toBe('/bankid-simulator/')
    const autoStartToken = link.searchParams.get('autostarttoken') ?? ''
    const { returnUrl } = await bankid.play({ autoStartToken }, HR)
    expect(returnUrl).toMatch(/\/logga-in\/bankid\?x=1#bankid=[\w-]{43}$/)
    expect((await browser.collect({ orderRef })).body).toMatchObject({ message: 'portal.RETURNING' })
    const answer = await browser.collect({ returnNonce: nonceIn(returnUrl) })
    expect(answer.body).toMatchObject({ status: 'complete', authMethod: 'bankid' })
    expect(await browser.collect({ orderRef })).toEqual(ENDED)
  })

  test('leads the browser to the program that began the order, on the same computer', async () => {
    const program = new TestBrowser(bankid.app, { userAgent: 'salvia/0.1.0 (linux)' })
    const body = { start: 'same-device', returnPort: 45_678 }
    const { orderRef } = (await program.call('POST', 'bankid/orders', body)).body
    const { returnUrl } = await bankid.play({ orderRef: String(orderRef) }, HR)
    expect(returnUrl).toMatch(/^http:\/\/127\.0\.0\.1:45678\/\?bankid=[\w-]{43}$/)
    expect((await program.collect({ orderRef })).body).toMatchObject({ message: 'portal.RETURNING' })
    const returnNonce = returnNonceOf(new URL(returnUrl ?? '').search) ?? expect.fail('no nonce')
    expect((await program.collect({ orderRef, returnNonce })).body).toMatchObject({ status: 'complete' })
  })

  test.each([80, 1023, 65_536, 4000.5, '4000'])('leads to no port %s', async returnPort => {
    const browser = new TestBrowser(bankid.app)
    const { status } = await browser.call('POST', 'bankid/orders', { start: 'same-device', returnPort })
    expect(status).toBe(400)
  })

  test('led an attacker’s victim on: neither of them is signed in, and it is noted', async () => {
    const attacker = new TestBrowser(bankid.app, { address: '203.0.113.66' })
    const { orderRef, body } = await started(attacker, 'same-device')
    const autoStartToken = new URL((body.links as { phone: string }).phone).searchParams.get('autostarttoken')
    const { returnUrl } = await bankid.play({ autoStartToken: autoStartToken ?? '' }, HR)
    expect((await attacker.collect({ orderRef })).body).toMatchObject({ message: 'portal.RETURNING' })
    const victim = new TestBrowser(bankid.app, { userAgent: PHONE })
    expect(await victim.collect({ returnNonce: nonceIn(returnUrl) })).toEqual(ELSEWHERE)
    expect(await attacker.collect({ orderRef })).toEqual(ELSEWHERE)
    expect(await attacker.collect({ orderRef, returnNonce: nonceIn(returnUrl) })).toEqual(ELSEWHERE)
    expect(await stopped()).toContain(orderRef)
    expect(salvia.log.some(line => line.includes('bankid-stopped') && line.includes(orderRef))).toBe(true)
  })

  test('comes back with another nonce: stopped', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef } = await started(browser, 'same-device')
    await bankid.play({ orderRef }, HR)
    expect(await browser.collect({ orderRef, returnNonce: 'x'.repeat(43) })).toEqual(ELSEWHERE)
    expect(await stopped()).toContain(orderRef)
  })

  test('signed on another network than the browser’s: stopped', async () => {
    const browser = new TestBrowser(bankid.app, { address: '192.0.2.10' })
    const { orderRef } = await started(browser, 'same-device')
    const { returnUrl } = await bankid.play({ orderRef }, { ...HR, ipAddress: '198.51.100.7' })
    expect(await browser.collect({ orderRef, returnNonce: nonceIn(returnUrl) })).toEqual(ELSEWHERE)
    expect(await stopped()).toContain(orderRef)
  })

  test('never comes back: over when ten minutes have passed', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef } = await started(browser, 'same-device')
    await bankid.play({ orderRef }, HR)
    await browser.collect({ orderRef })
    salvia.clock.advance(BANKID_ORDER_MINUTES * MINUTE_MS)
    expect((await browser.collect({ orderRef })).body.message).toBe('portal.RETURNING')
    salvia.clock.advance(1)
    expect((await browser.collect({ orderRef })).body).toEqual({
      status: 'failed',
      message: 'portal.TIMED_OUT',
    })
    expect(
      JSON.stringify(await bankIdOrder(salvia.services.db, orderRef)),
      'nobody’s number stays',
    ).not.toMatch(/"pid"/)
  })

  test.each([
    ['computer', undefined],
    ['phone', PHONE],
  ])('that is not there is told for a %s', async (device, userAgent) => {
    const browser = new TestBrowser(bankid.app, userAgent ? { userAgent } : {})
    const { orderRef } = await started(browser, 'same-device')
    await bankid.play({ orderRef }, { kind: 'hint', status: 'pending', hintCode: 'started' })
    const message = device === 'phone' ? 'bankid.RFA15B' : 'bankid.RFA15A'
    expect((await browser.collect({ orderRef })).body.message).toBe(message)
    await bankid.play({ orderRef }, { kind: 'hint', status: 'failed', hintCode: 'startFailed' })
    salvia.clock.advance(BANKID_COLLECT_SECONDS * 1000)
    expect((await browser.collect({ orderRef })).body.message).toBe('bankid.RFA17A')
  })
})

describe('someone else’s order', () => {
  test('does not exist, whatever is done with it, and goes on', async () => {
    const owner = new TestBrowser(bankid.app)
    const stranger = new TestBrowser(bankid.app)
    await stranger.start()
    const { orderRef } = await started(owner)
    expect(await stranger.collect({ orderRef })).toEqual(NOT_FOUND)
    expect(await stranger.collect({ orderRef, returnNonce: 'x' })).toEqual(NOT_FOUND)
    expect(await stranger.call('DELETE', `bankid/orders/${orderRef}`)).toEqual(NOT_FOUND)
    expect(await new TestBrowser(bankid.app).collect({ orderRef })).toEqual(NOT_FOUND)
    await bankid.play({ orderRef }, HR)
    expect((await owner.collect({ orderRef })).body.status).toBe('complete')
  })

  test.each([
    ['an order that nobody has', { orderRef: 'nothing' }, 404],
    ['a nonce that nobody has', { returnNonce: 'nothing' }, 404],
    ['neither', {}, 400],
    ['a field too many', { orderRef: 'x', pid: 'x' }, 400],
  ])('%s', async (_, body, status) => {
    expect((await new TestBrowser(bankid.app).collect(body)).status).toBe(status)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/x#bankid=1', '/a b'])(
    'a way back to %s is refused',
    async path => {
      expect((await new TestBrowser(bankid.app).start('same-device', path)).status).toBe(400)
    },
  )
})

describe('cancelled', () => {
  const isOverAtProvider = async (orderRef: string) =>
    (await simulatedOrders(salvia.services.db)).find(each => each.orderRef === orderRef)?.endedAt != null

  test('by the user: told so, also to the provider; a second time changes nothing', async () => {
    const browser = new TestBrowser(bankid.app)
    const { orderRef } = await started(browser)
    expect((await browser.call('DELETE', `bankid/orders/${orderRef}`)).status).toBe(204)
    expect((await browser.call('DELETE', `bankid/orders/${orderRef}`)).status).toBe(204)
    expect((await browser.collect({ orderRef })).body).toEqual({ status: 'failed', message: 'bankid.RFA6' })
    expect(await isOverAtProvider(orderRef)).toBe(true)
  })

  test('by a new one in the same browser', async () => {
    const browser = new TestBrowser(bankid.app)
    const first = await started(browser)
    const second = await started(browser)
    expect(await isOverAtProvider(first.orderRef)).toBe(true)
    expect(await browser.collect({ orderRef: first.orderRef }), 'its cookie is gone').toEqual(NOT_FOUND)
    expect((await browser.collect({ orderRef: second.orderRef })).body.status).toBe('pending')
  })
})

test('the provider is asked once in two seconds, however many ask two servers', async () => {
  const browser = new TestBrowser(bankid.app)
  const { orderRef } = await started(browser)
  const asked = () => salvia.log.filter(line => line.includes('/rp/v6.0/collect')).length
  const before = asked()
  const ask = () =>
    Promise.all(
      Array.from({ length: 20 }, (_, poll) => browser.collect({ orderRef }, [bankid, beside][poll % 2]?.app)),
    )
  await ask()
  salvia.clock.advance(BANKID_COLLECT_SECONDS * 1000 - 1)
  await ask()
  expect(asked() - before).toBe(1)
  salvia.clock.advance(1)
  const answers = await ask()
  expect(asked() - before).toBe(2)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test('over TLS the cookie is tied to this host alone', async () => {
  const response = await bankid.app.inject({
    method: 'POST',
    url: '/api/bankid/orders',
    headers: { 'x-forwarded-proto': 'https', 'user-agent': 'x'.repeat(300) },
    payload: { start: 'qr' },
  })
  const [cookie = ''] = [response.headers['set-cookie']].flat()
  expect(cookie).toMatch(/^__Host-wp_bid=[\w-]{43};/)
  for (const fact of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(fact)
  expect(response.json()).toMatchObject({ status: 'pending' })
})

test('who has no rights is told why, and it is noted', async () => {
  const browser = new TestBrowser(bankid.app)
  const { orderRef } = await started(browser)
  await bankid.play({ orderRef }, { kind: 'person', email: 'medarbetare@demo.example' })
  const answer = await browser.collect({ orderRef })
  expect(answer).toMatchObject({ status: 401, body: { code: 'SIGN_IN_NOT_PERMITTED', subStatus: 3 } })
  expect(await auditOf(salvia.services.db, 'bankid-refused')).toHaveLength(1)
})

test('orders are forgotten a day later, of both sides', async () => {
  const { orderRef } = await started(new TestBrowser(bankid.app))
  const left = async () => [
    (await bankIdOrder(salvia.services.db, orderRef)) !== undefined,
    (await simulatedOrders(salvia.services.db)).some(order => order.orderRef === orderRef),
  ]
  salvia.clock.advance(DAY_MS)
  await housekeeping.run({}, salvia.services)
  expect(await left()).toEqual([true, true])
  salvia.clock.advance(1)
  await housekeeping.run({}, salvia.services)
  expect(await left()).toEqual([false, false])
})
