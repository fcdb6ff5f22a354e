import {
  BANKID_ORDERS_PER_NETWORK,
  BANKID_ORDERS_WITHIN_MINUTES,
  RENEWALS_PER_SESSION,
  RENEWALS_WITHIN_MINUTES,
  WRONG_PASSWORDS_PER_NETWORK,
  WRONG_PASSWORDS_WITHIN_MINUTES,
} from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextTurn } from '../../access/rate-limits.store.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { countHashes, openBeside, openTestApp, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'

let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await openTestApp()
  second = await openBeside(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
})
beforeEach(() => first.clock.advance(DAY_MS))

const minutesLater = (minutes: number) => addElapsed(first.clock.now(), { minutes })

/** Uses up a limit, except for the given number of calls. */
async function use(name: string, subject: string, { most, minutes }: { most: number; minutes: number }) {
  const limit = { name, most, withinMs: minutes * MINUTE_MS }
  const { services, clock } = first
  for (let turn = 0; turn < most; turn += 1) await nextTurn(services.db, limit, subject, clock.now())
}
const network = (address: string) => first.services.secrets.addressHash(address)

const refusedFor = (minutes: number) => ({
  status: 429,
  retryAfter: String(minutes * 60),
  body: expect.objectContaining({
    code: 'TOO_MANY_REQUESTS',
    detail: `Vänta ${minutes} min och försök igen.`,
    data: { minutes },
  }),
})
const answered = (response: Awaited<ReturnType<TestApp['call']>>) => ({
  status: response.statusCode,
  retryAfter: response.headers['retry-after'],
  body: response.json<{ code?: string }>(),
})

describe('wrong passwords from one network', () => {
  const limit = { most: WRONG_PASSWORDS_PER_NETWORK, minutes: WRONG_PASSWORDS_WITHIN_MINUTES }
  const signIn = (salvia: TestApp, email: string, password: string, remoteAddress: string) =>
    salvia.call('POST', 'tokens', { body: { email, password }, remoteAddress })

  test('are refused over all servers once they are too many, whatever the account, and nothing is computed', async () => {
    const address = '198.51.100.1'
    await use('wrong-passwords', network(address), { ...limit, most: limit.most - 1 })
    const last = answered(await signIn(first, 'ingen@demo.example', 'Fel-losenord-1', address))
    expect(last.body.code).toBe('SIGN_IN_FAILED')
    const refusals = (await auditOf(first.services.db, 'sign-in-refused')).length
    const hashes = await countHashes(async () => {
      expect(answered(await signIn(second, 'hr@demo.example', DEMO_PASSWORD, address))).toEqual(
        refusedFor(limit.minutes),
      )
    })
    expect(hashes).toBe(0)
    expect(await auditOf(first.services.db, 'sign-in-refused')).toHaveLength(refusals)
    expect((await signIn(second, 'hr@demo.example', DEMO_PASSWORD, '198.51.100.2')).statusCode).toBe(200)
    first.clock.set(minutesLater(limit.minutes))
    expect((await signIn(second, 'hr@demo.example', DEMO_PASSWORD, address)).statusCode).toBe(200)
  })

  test('are all that counts: right ones are free, also with one turn left', async () => {
    const address = '198.51.100.3'
    await use('wrong-passwords', network(address), { ...limit, most: limit.most - 1 })
    for (const email of ['hr@demo.example', 'chef@demo.example', 'bestallare@demo.example']) {
      expect((await signIn(first, email, DEMO_PASSWORD, address)).statusCode).toBe(200)
    }
  })

  test('of an IPv6 client count for its whole network', async () => {
    await use('wrong-passwords', network('2001:db8:1:2'), limit)
    expect((await signIn(first, 'hr@demo.example', DEMO_PASSWORD, '2001:db8:1:2::77')).statusCode).toBe(429)
    expect((await signIn(first, 'hr@demo.example', DEMO_PASSWORD, '2001:db8:1:3::77')).statusCode).toBe(200)
  })
})

test('orders of BankID from one network are refused once they are too many, before the provider is asked', async () => {
  const [most, minutes] = [BANKID_ORDERS_PER_NETWORK, BANKID_ORDERS_WITHIN_MINUTES]
  await use('bankid-orders', network('198.51.100.4'), { most, minutes })
  first.clock.set(minutesLater(3.5))
  const start = (remoteAddress: string) =>
    second.call('POST', 'bankid/orders', { body: { start: 'qr' }, remoteAddress })
  expect(answered(await start('198.51.100.4'))).toEqual(refusedFor(7))
  expect((await start('198.51.100.5')).statusCode).not.toBe(429)
})

test('new tokens of one session are refused once they are too many, and the session goes on', async () => {
  const [most, minutes] = [RENEWALS_PER_SESSION, RENEWALS_WITHIN_MINUTES]
  const token = await first.signIn('hr@demo.example')
  const other = await first.signIn('hr@demo.example')
  const renewals = await Promise.all(
    Array.from({ length: most + 5 }, (_, at) =>
      (at % 2 ? first : second).call('POST', 'tokens/renewals', { token }),
    ),
  )
  expect(renewals.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most)
  expect(answered(await second.call('POST', 'tokens/renewals', { token }))).toEqual(refusedFor(minutes))
  expect((await second.call('GET', 'profile', { token })).statusCode).toBe(200)
  expect((await second.call('POST', 'tokens/renewals', { token: other })).statusCode).toBe(200)
})
