import { FRESH_SIGN_IN_MINUTES, SESSION_IDLE_MINUTES, SESSIONS_LISTED } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import type { OwnSession } from '@salvia/core/sessions'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../access/sessions.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeSessions, sessionsOf } from '../../testing/test.store.ts'

const EMAIL = 'hr@demo.example'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.set(TEST_NOW)
  await changeSessions(salvia.services.db, EMAIL, { revokedAt: TEST_NOW })
})

interface List {
  readonly items: readonly OwnSession[]
  readonly total: number
}

async function enter(userAgent: string, email = EMAIL): Promise<string> {
  const body = { email, password: DEMO_PASSWORD }
  const response = await salvia.call('POST', 'tokens', { body, headers: { 'user-agent': userAgent } })
  return response.json<{ accessToken: string }>().accessToken
}

const list = async (token: string) => (await salvia.call('GET', 'profile/sessions', { token })).json<List>()
const ownId = async (token: string) => (await list(token)).items.find(({ isThis }) => isThis)?.id ?? ''
const end = (token: string, id: string) => salvia.call('DELETE', `profile/sessions/${id}`, { token })
const endOthers = (token: string) => salvia.call('DELETE', 'profile/sessions/others', { token })
const status = async (token: string) => (await salvia.call('GET', 'profile', { token })).statusCode
const endedInAudit = async () =>
  (await auditOf(salvia.services.db, 'session-ended')).map(({ object }) => object)

describe('the list', () => {
  test('tells of each session how and with what it began, and when it was last used', async () => {
    const terminal = await enter('salvia/1.0.0 (darwin)')
    salvia.clock.advance(5 * MINUTE_MS)
    const browser = await enter(CHROME)
    salvia.clock.advance(MINUTE_MS)
    await status(terminal)
    salvia.clock.advance(MINUTE_MS)
    const at = (minutes: number) => addElapsed(TEST_NOW, { minutes })
    const { items, total } = await list(browser)
    expect(items).toEqual([
      {
        id: expect.any(String),
        isThis: true,
        method: 'password',
        device: { program: 'chrome', system: 'windows' },
        startedAt: at(5),
        lastUsedAt: at(7),
      },
      {
        id: expect.any(String),
        isThis: false,
        method: 'password',
        device: { program: 'terminal', system: 'mac' },
        startedAt: at(0),
        lastUsedAt: at(6),
      },
    ])
    expect(total).toBe(2)
    expect((await list(terminal)).items.map(({ isThis, device }) => [isThis, device.program])).toEqual([
      [true, 'terminal'],
      [false, 'chrome'],
    ])
  })

  test('holds nothing of the header but the words that are known', async () => {
    const token = await enter('<script>Someone@home (Windows)')
    expect((await list(token)).items[0]?.device).toEqual({ program: null, system: 'windows' })
    const kept = JSON.stringify(await sessionsOf(salvia.services.db, EMAIL))
    expect(kept).not.toContain('Someone')
  })

  test('leaves out what is signed out, idle too long or past its end', async () => {
    const [out, idle] = [await enter(CHROME), await enter(CHROME)]
    await salvia.call('DELETE', 'tokens', { token: out })
    salvia.clock.advance(SESSION_IDLE_MINUTES * MINUTE_MS)
    const token = await enter(CHROME)
    expect(await list(token)).toMatchObject({ total: 2 })
    salvia.clock.advance(1)
    expect(await list(token)).toMatchObject({ total: 1, items: [{ isThis: true }] })
    expect(await status(idle)).toBe(498)
  })

  test('leaves out machine tokens', async () => {
    const token = await enter(CHROME)
    const body = { name: 'natt', grants: ['personnel-file'] }
    const made = await salvia.call('POST', 'machine-tokens/10401', { token, body })
    await salvia.call('GET', 'personnel-files/10401', { token: made.json<{ token: string }>().token })
    expect(await list(token)).toMatchObject({ total: 1, items: [{ isThis: true }] })
  })

  test('holds the session that asks however many were used later, and says how many there are', async () => {
    const token = await enter(CHROME)
    const { db } = salvia.services
    const { id: accountId } = await accountOf(db, EMAIL)
    const device = { program: null, system: null }
    const later = addElapsed(TEST_NOW, { minutes: 1 })
    for (let number = 0; number < SESSIONS_LISTED; number += 1) {
      await openSession(db, { accountId, method: 'bankid', device, binding: null }, later)
    }
    const { items, total } = await list(token)
    expect([items.length, total]).toEqual([SESSIONS_LISTED, SESSIONS_LISTED + 1])
    expect(items.map(({ isThis }) => isThis).indexOf(true)).toBe(0)
  })

  test('is of the user alone', async () => {
    const [token, colleague] = [await enter(CHROME), await enter(CHROME, 'chef@demo.example')]
    const theirs = await ownId(colleague)
    expect((await list(token)).items.map(({ id }) => id)).not.toContain(theirs)
  })

  test('goes on with a changed password as one session, with what it was changed by', async () => {
    const email = 'begransad@demo.example'
    const token = await enter('salvia/1.0.0 (linux)', email)
    const body = { currentPassword: DEMO_PASSWORD, newPassword: 'blåbär på gläntan' }
    const changed = await salvia.call('POST', 'profile/password', {
      token,
      body,
      headers: { 'user-agent': CHROME },
    })
    const { items } = await list(changed.json<{ accessToken: string }>().accessToken)
    expect(items).toMatchObject([{ isThis: true, device: { program: 'chrome', system: 'windows' } }])
  })
})

describe('ending one', () => {
  test('signs it out at once, leaves the others, and is in the audit once', async () => {
    const [token, other, third] = [await enter(CHROME), await enter(CHROME), await enter(CHROME)]
    const id = await ownId(other)
    const response = await end(token, id)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect([await status(token), await status(other), await status(third)]).toEqual([200, 498, 200])
    expect((await list(token)).items.map(item => item.id)).not.toContain(id)
    expect((await end(token, id)).statusCode).toBe(204)
    const { id: actor } = await accountOf(salvia.services.db, EMAIL)
    expect(
      (await auditOf(salvia.services.db, 'session-ended')).filter(row => row.object === id),
    ).toMatchObject([{ actor, object: id }])
  })

  test('of the two who end it at the same moment both are done, and the audit tells it once', async () => {
    const [token, other, third] = [await enter(CHROME), await enter(CHROME), await enter(CHROME)]
    const id = await ownId(third)
    const both = await Promise.all([end(token, id), end(other, id)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await endedInAudit()).filter(object => object === id)).toHaveLength(1)
  })

  test('of someone else is answered, to the letter, like one that does not exist, and goes on', async () => {
    const token = await enter(CHROME)
    const bodyOf = async (id: string) => {
      const { traceId: _, ...body } = (await end(token, id)).json<{ traceId: string }>()
      return body
    }
    const nothing = await bodyOf(NO_ID)
    expect(nothing).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await bodyOf('no-id')).toEqual(nothing)
    for (const email of ['chef@demo.example', 'bestallare@demo.example', 'handlaggare@demo.example']) {
      const theirs = await enter(CHROME, email)
      expect(await bodyOf(await ownId(theirs))).toEqual(nothing)
      expect(await status(theirs)).toBe(200)
    }
  })

  test('that is idle ends it also for a server whose clock is behind', async () => {
    const idle = await enter(CHROME)
    const id = await ownId(idle)
    salvia.clock.advance((SESSION_IDLE_MINUTES + 1) * MINUTE_MS)
    expect((await end(await enter(CHROME), id)).statusCode).toBe(204)
    salvia.clock.set(TEST_NOW)
    expect(await status(idle)).toBe(498)
  })
})

describe('ending all others', () => {
  test('signs them out at once, leaves this one and other people, and is in the audit', async () => {
    const colleague = await enter(CHROME, 'chef@demo.example')
    const others = [await enter(CHROME), await enter('salvia/1.0.0 (linux)')]
    const ids = await Promise.all(others.map(ownId))
    const token = await enter(CHROME)
    const response = await endOthers(token)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect(await Promise.all([token, colleague, ...others].map(status))).toEqual([200, 200, 498, 498])
    expect(await list(token)).toMatchObject({ total: 1 })
    const [told] = (await auditOf(salvia.services.db, 'other-sessions-ended')).slice(-1)
    expect(told).toMatchObject({ object: await ownId(token) })
    expect(told?.details?.sessions).toEqual(expect.arrayContaining(ids))
  })

  test('where there are none changes nothing and leaves no line', async () => {
    const token = await enter(CHROME)
    const before = await auditOf(salvia.services.db, 'other-sessions-ended')
    expect((await endOthers(token)).statusCode).toBe(204)
    expect(await auditOf(salvia.services.db, 'other-sessions-ended')).toEqual(before)
  })
})

describe('who signed in some time ago', () => {
  test('may end others up to the limit', async () => {
    const [token, other] = [await enter(CHROME), await enter(CHROME)]
    const id = await ownId(other)
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS)
    expect((await end(token, id)).statusCode).toBe(204)
  })

  test('is told to sign in again after it, and nothing ends', async () => {
    const [token, other] = [await enter(CHROME), await enter(CHROME)]
    const id = await ownId(other)
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS + 1)
    for (const response of [await end(token, id), await end(token, NO_ID), await endOthers(token)]) {
      expect(response.json()).toMatchObject({
        status: 403,
        code: 'SIGN_IN_TOO_OLD',
        data: { minutes: FRESH_SIGN_IN_MINUTES },
      })
    }
    expect([await status(token), await status(other)]).toEqual([200, 200])
  })

  test('is not made fresh by renewing the token', async () => {
    const [token, other] = [await enter(CHROME), await enter(CHROME)]
    const id = await ownId(other)
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS + 1)
    const renewed = await salvia.call('POST', 'tokens/renewals', { token })
    const { accessToken } = renewed.json<{ accessToken: string }>()
    expect((await end(accessToken, id)).statusCode).toBe(403)
  })
})
