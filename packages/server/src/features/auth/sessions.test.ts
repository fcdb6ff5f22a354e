import { SESSION_ABSOLUTE_HOURS, SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf, changeAccount, endEmployments, removeRoles } from '../../testing/test.store.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.set(TEST_NOW)
  token = await salvia.signIn('hr@demo.example')
})

const statusOf = async (sent = token) => (await salvia.call('GET', 'profile', { token: sent })).statusCode
const renewed = async (sent: string) =>
  (await salvia.call('POST', 'tokens/renewals', { token: sent })).json<{ accessToken: string }>().accessToken

describe('idle time', () => {
  test('thirty minutes without a call are still free', async () => {
    salvia.clock.advance(SESSION_IDLE_MINUTES * MINUTE_MS)
    expect(await statusOf()).toBe(200)
  })

  test('a moment more signs out, and nothing brings the session back', async () => {
    const later = await renewed(token)
    salvia.clock.advance(20 * MINUTE_MS)
    const fresh = await renewed(later)
    salvia.clock.advance(SESSION_IDLE_MINUTES * MINUTE_MS + 1)
    expect(await statusOf(fresh)).toBe(498)
    salvia.clock.set(TEST_NOW)
    salvia.clock.advance(SESSION_IDLE_MINUTES * MINUTE_MS + 1_000)
    expect(await statusOf(token)).toBe(498)
  })

  test('an automatic request is answered and is no activity', async () => {
    const automatic = { token, headers: { 'x-automatic-request': 'true' } }
    salvia.clock.advance(20 * MINUTE_MS)
    expect((await salvia.call('GET', 'profile', automatic)).statusCode).toBe(200)
    salvia.clock.advance((SESSION_IDLE_MINUTES - 20) * MINUTE_MS + 1)
    // The token's end is exact to the second, the session's to the millisecond.
    expect(await statusOf()).toBe(498)
  })

  test('activity with renewed tokens keeps a session up to its end, and no longer', async () => {
    let current = token
    for (let minutes = 0; minutes < SESSION_ABSOLUTE_HOURS * 60; minutes += 25) {
      current = await renewed(current)
      salvia.clock.advance(25 * MINUTE_MS)
      if (salvia.clock.now() > addElapsed(TEST_NOW, { hours: SESSION_ABSOLUTE_HOURS })) break
      expect(await statusOf(current), `after ${minutes + 25} minutes`).toBe(200)
    }
    salvia.clock.set(addElapsed(TEST_NOW, { hours: SESSION_ABSOLUTE_HOURS }))
    expect(await statusOf(current)).toBe(200)
    salvia.clock.advance(1_000)
    expect(await statusOf(current)).toBe(498)
  })
})

describe('revoked at once', () => {
  test('by signing out, for every token of the session', async () => {
    const other = await renewed(token)
    const response = await salvia.call('DELETE', 'tokens', { token })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    expect([await statusOf(token), await statusOf(other)]).toEqual([498, 498])
    expect(await auditOf(salvia.services.db, 'sign-out')).not.toHaveLength(0)
  })

  test('and another session of the same account goes on', async () => {
    const other = await salvia.signIn('hr@demo.example')
    await salvia.call('DELETE', 'tokens', { token })
    expect(await statusOf(other)).toBe(200)
  })

  test('by the loss of the last role that may sign in', async () => {
    const orderer = await salvia.signIn('begransad@demo.example')
    await endEmployments(salvia.services.db, 'begransad@demo.example', TEST_NOW)
    await removeRoles(salvia.services.db, 'begransad@demo.example')
    expect(await statusOf(orderer)).toBe(498)
  })

  test('by closing the account', async () => {
    const orderer = await salvia.signIn('bestallare@demo.example')
    await changeAccount(salvia.services.db, 'bestallare@demo.example', { state: 'closed' })
    expect(await statusOf(orderer)).toBe(498)
  })
})
