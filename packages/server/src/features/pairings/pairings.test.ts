import type { SessionAnswer } from '@salvia/core/auth'
import {
  FRESH_SIGN_IN_MINUTES,
  PAIRING_ANSWER_MINUTES,
  PAIRING_MINUTES,
  PAIRINGS_PER_NETWORK,
  PAIRINGS_WITHIN_MINUTES,
  SESSION_ABSOLUTE_HOURS,
  WRONG_PAIRING_CODES,
  WRONG_PAIRING_CODES_WITHIN_MINUTES,
} from '@salvia/core/limits'
import type { FoundPairing, PairingAnswer, StartedPairing } from '@salvia/core/pairings'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nextTurn } from '../../access/rate-limits.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { openBeside, openTestApp, type TestApp } from '../../testing/index.ts'
import {
  auditOf,
  changeAccount,
  changeSessions,
  sessionsOf,
  setLoginMethod,
} from '../../testing/test.store.ts'

const EMAIL = 'hr@demo.example'
const TERMINAL = { 'user-agent': 'salvia/1.0.0 (linux)' }

let salvia: TestApp
let other: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  other = await openBeside(salvia)
})
afterAll(async () => {
  await other.close()
  await salvia.close()
})
beforeEach(async () => {
  salvia.clock.advance(24 * 60 * MINUTE_MS)
  token = await salvia.signIn(EMAIL)
})

type Response = Awaited<ReturnType<TestApp['call']>>
const told = (response: Response) => [response.statusCode, response.json<{ code?: string }>().code]
const WRONG = [400, 'PAIRING_CODE_INVALID']
const ENDED = [401, 'PAIRING_ENDED']

const begin = (remoteAddress?: string, server = salvia) =>
  server.call('POST', 'pairings', { headers: TERMINAL, ...(remoteAddress && { remoteAddress }) })
const start = async (remoteAddress?: string) => (await begin(remoteAddress)).json<StartedPairing>()
const collect = (deviceCode: string, server = salvia) =>
  server.call('POST', 'pairings/tokens', { body: { deviceCode }, headers: TERMINAL })
const statusOf = async (deviceCode: string) => (await collect(deviceCode)).json<PairingAnswer>().status
const asUser =
  (path: 'searches' | 'approvals' | 'refusals') =>
  (userCode: string, as = token, server = salvia) =>
    server.call('POST', `pairings/${path}`, { body: { userCode }, token: as })
const [find, approve, refuse] = [asUser('searches'), asUser('approvals'), asUser('refusals')]
const profileStatus = async (accessToken: string) =>
  (await salvia.call('GET', 'profile', { token: accessToken })).statusCode

async function signedIn(deviceCode: string): Promise<SessionAnswer> {
  const answer = (await collect(deviceCode)).json<PairingAnswer>()
  if (answer.status !== 'complete') throw new Error(answer.status)
  return answer
}

describe('a terminal', () => {
  test('gets a session of its own, once, when its user has typed the code and approved', async () => {
    const { deviceCode, userCode, address, expiresAt } = await start()
    expect(userCode).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
    expect(new URL(address).pathname).toBe('/terminal')
    expect(expiresAt).toBe(addElapsed(salvia.clock.now(), { minutes: PAIRING_MINUTES }))
    expect(await statusOf(deviceCode)).toBe('pending')
    expect((await find(userCode.toLowerCase().replace('-', ' '))).json<FoundPairing>()).toEqual({
      device: { program: 'terminal', system: 'linux' },
      startedAt: salvia.clock.now(),
      isSameNetwork: true,
    })
    expect((await approve(userCode)).statusCode).toBe(204)
    const session = await signedIn(deviceCode)
    expect([session.email, session.authMethod]).toEqual([EMAIL, 'password'])
    expect(await profileStatus(session.accessToken)).toBe(200)
    expect(told(await collect(deviceCode))).toEqual(ENDED)
    await salvia.call('DELETE', 'tokens', { token })
    expect(await profileStatus(session.accessToken)).toBe(200)
  })

  test('has a session that proves no more than the one that approved it: same sign-in, same end', async () => {
    const signInAt = salvia.clock.now()
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS)
    const { deviceCode, userCode } = await start()
    await approve(userCode)
    salvia.clock.advance(MINUTE_MS)
    const { accessToken } = await signedIn(deviceCode)
    const [own] = (await sessionsOf(salvia.services.db, EMAIL))
      .filter(({ program }) => program === 'terminal')
      .slice(-1)
    expect([own?.createdAt, own?.endsAt]).toEqual([
      signInAt,
      addElapsed(signInAt, { hours: SESSION_ABSOLUTE_HOURS }),
    ])
    const another = await start()
    expect(told(await approve(another.userCode, accessToken))).toEqual([403, 'SIGN_IN_TOO_OLD'])
  })

  test('is refused where its user refuses, once', async () => {
    const { deviceCode, userCode } = await start()
    expect((await refuse(userCode)).statusCode).toBe(204)
    expect(await statusOf(deviceCode)).toBe('refused')
    expect(told(await collect(deviceCode))).toEqual(ENDED)
    expect(told(await approve(userCode))).toEqual(WRONG)
  })

  test('that has left can no longer be found or approved', async () => {
    const { deviceCode, userCode } = await start()
    await salvia.call('POST', 'pairings/cancellations', { body: { deviceCode } })
    expect(told(await find(userCode))).toEqual(WRONG)
    expect(told(await approve(userCode))).toEqual(WRONG)
    expect(told(await collect(deviceCode))).toEqual(ENDED)
  })

  test.each([
    ['a moment before', -1, 204, 'complete'],
    ['exactly then', 0, 400, 401],
  ])('has its code for ten minutes: %s', async (_, milliseconds, status, expected) => {
    const { deviceCode, userCode } = await start()
    salvia.clock.advance(PAIRING_MINUTES * MINUTE_MS + milliseconds)
    expect((await approve(userCode)).statusCode).toBe(status)
    expect(await statusOf(deviceCode)).toBe(expected)
  })

  test.each([
    ['a moment before', -1, 'complete'],
    ['exactly then', 0, 401],
  ])(
    'can collect an answer of the last second for one more minute: %s',
    async (_, milliseconds, expected) => {
      const { deviceCode, userCode } = await start()
      salvia.clock.advance(PAIRING_MINUTES * MINUTE_MS - 1)
      await approve(userCode)
      salvia.clock.advance(PAIRING_ANSWER_MINUTES * MINUTE_MS + 1 + milliseconds)
      expect(await statusOf(deviceCode)).toBe(expected)
    },
  )

  test('on another network than the browser is told as such', async () => {
    const { userCode } = await start('198.51.100.7')
    expect((await find(userCode)).json<FoundPairing>().isSameNetwork).toBe(false)
  })

  test('gets nothing by an unknown secret, also that of a user code', async () => {
    const { userCode } = await start()
    expect(told(await collect('unknown'))).toEqual(ENDED)
    expect(told(await collect(userCode))).toEqual(ENDED)
  })

  test('may ask for so many codes from one network, over all servers', async () => {
    const address = '198.51.100.9'
    const limit = {
      name: 'pairings',
      most: PAIRINGS_PER_NETWORK,
      withinMs: PAIRINGS_WITHIN_MINUTES * MINUTE_MS,
    }
    const { services, clock } = salvia
    const subject = services.secrets.addressHash(address)
    for (let turn = 1; turn < limit.most; turn += 1) await nextTurn(services.db, limit, subject, clock.now())
    expect((await begin(address)).statusCode).toBe(200)
    expect(told(await begin(address, other))).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await begin('198.51.100.10', other)).statusCode).toBe(200)
  })
})

describe('the way in of the browser', () => {
  test('counts in the terminal too: a company that asks for BankID stays shut after a password', async () => {
    const { deviceCode, userCode } = await start()
    await approve(userCode)
    const { db } = salvia.services
    for (const clientNumber of ['10401', '10402', '10403']) await setLoginMethod(db, clientNumber, 'bankid')
    expect(told(await collect(deviceCode))).toEqual([401, 'WRONG_LOGIN_METHOD'])
    for (const clientNumber of ['10401', '10402', '10403']) await setLoginMethod(db, clientNumber, 'either')
  })

  test.each([
    ['has signed out since', () => salvia.call('DELETE', 'tokens', { token })],
    [
      'has been signed out everywhere since',
      () => changeSessions(salvia.services.db, EMAIL, { revokedAt: salvia.clock.now() }),
    ],
  ])('whose user %s gives nothing', async (_, signOut) => {
    const { deviceCode, userCode } = await start()
    await approve(userCode)
    await signOut()
    expect(told(await collect(deviceCode))).toEqual(ENDED)
  })

  test('whose account is closed since gives nothing', async () => {
    const { deviceCode, userCode } = await start()
    await approve(userCode)
    await changeAccount(salvia.services.db, EMAIL, { state: 'closed' })
    expect(told(await collect(deviceCode))).toEqual(ENDED)
    await changeAccount(salvia.services.db, EMAIL, { state: 'active' })
  })

  test.each([
    ['of exactly fifteen minutes approves', 0, 204],
    ['older than that does not', 1, 403],
  ])('a sign-in %s', async (_, more, status) => {
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS + more)
    const { userCode } = await start()
    expect((await approve(userCode)).statusCode).toBe(status)
    expect((await find(userCode)).statusCode).toBe(status === 204 ? 400 : 200)
  })
})

describe('codes', () => {
  test('that are wrong are refused after the fifth, also a right one then, until ten minutes have gone', async () => {
    const { userCode } = await start()
    for (let turn = 0; turn < WRONG_PAIRING_CODES; turn += 1)
      expect(told(await find('BBBB-BBBB'))).toEqual(WRONG)
    expect(told(await find(userCode))).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(told(await approve(userCode, token, other))).toEqual([429, 'TOO_MANY_REQUESTS'])
    salvia.clock.advance(WRONG_PAIRING_CODES_WITHIN_MINUTES * MINUTE_MS)
    expect((await find((await start()).userCode)).statusCode).toBe(200)
  })

  test('that are right are not counted', async () => {
    const { userCode } = await start()
    for (let turn = 0; turn <= WRONG_PAIRING_CODES; turn += 1)
      expect((await find(userCode)).statusCode).toBe(200)
  })

  test('that two tabs answer at once are answered once', async () => {
    const { deviceCode, userCode } = await start()
    const answers = await Promise.all([
      approve(userCode),
      refuse(userCode, token, other),
      approve(userCode, token, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400])
    expect(['complete', 'refused']).toContain(await statusOf(deviceCode))
  })

  test('that two processes collect at once give one session', async () => {
    const { deviceCode, userCode } = await start()
    await approve(userCode)
    const answers = await Promise.all([collect(deviceCode), collect(deviceCode, other), collect(deviceCode)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  })

  test('are in the audit without the code: approved, refused, wrong and signed in', async () => {
    const { db } = salvia.services
    const kinds = ['terminal-approved', 'terminal-refused', 'terminal-code-refused', 'sign-in']
    const counts = () => Promise.all(kinds.map(async kind => (await auditOf(db, kind)).length))
    const before = await counts()
    const [one, two] = [await start(), await start()]
    await approve(one.userCode)
    await refuse(two.userCode)
    await find('BBBB-BBBB')
    await signedIn(one.deviceCode)
    expect(await counts()).toEqual(before.map(count => count + 1))
    const written = JSON.stringify([...(await auditOf(db, 'terminal-approved')), ...salvia.log])
    for (const { deviceCode, userCode } of [one, two]) {
      expect(written).not.toContain(deviceCode)
      expect(written).not.toContain(userCode)
    }
  })

  test('are not taken from a machine', async () => {
    const body = { name: 'natt', grants: ['personnel-file'] }
    const made = (await salvia.call('POST', 'machine-tokens/10401', { token, body })).json<{
      token: string
    }>()
    const { userCode } = await start()
    expect(told(await approve(userCode, made.token))).toEqual([403, 'MACHINE_TOKEN_NOT_ALLOWED'])
  })
})
