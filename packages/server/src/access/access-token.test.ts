import { addElapsed, millisOf } from '@salvia/core/primitives'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Secrets } from '../secrets/secrets.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'

const SESSION = '00000000-0000-4000-8000-000000000001'
const ACCOUNT = '00000000-0000-4000-8000-00000000000a'
const HOUR = 3600
const issuedAt = millisOf(TEST_NOW) / 1000

let salvia: TestApp
let secrets: Secrets
beforeAll(async () => {
  salvia = await openTestApp()
  secrets = salvia.services.secrets
})
afterAll(() => salvia.close())

const end = addElapsed(TEST_NOW, { seconds: 10 * HOUR })
const verify = (token: string, now = TEST_NOW) => verifyAccessToken(secrets, token, now)

/** A token that is right in all but what a test changes. */
const token = (claims: object = {}, header: object = {}) =>
  new SignJWT({
    sid: SESSION,
    iss: 'salvia',
    aud: 'salvia-api',
    jti: 'j',
    iat: issuedAt,
    nbf: issuedAt,
    exp: issuedAt + 1800,
    ...claims,
  }).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header })

test('a token of ours names its session', async () => {
  const own = await signAccessToken(secrets, { id: SESSION, accountId: ACCOUNT, endsAt: end }, TEST_NOW)
  expect(await verify(own)).toEqual({ kind: 'session', sessionId: SESSION })
  expect(await verify(await token().sign(secrets.signing.privateKey))).toMatchObject({ kind: 'session' })
})

test('it holds the id of the account, and no personal data', async () => {
  const own = await signAccessToken(secrets, { id: SESSION, accountId: ACCOUNT, endsAt: end }, TEST_NOW)
  const payload = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString())
  expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'nbf', 'sid', 'sub'])
  expect(payload.sub).toBe(ACCOUNT)
})

test('it never outlives its session', async () => {
  const soon = addElapsed(TEST_NOW, { minutes: 1 })
  const own = await signAccessToken(secrets, { id: SESSION, accountId: ACCOUNT, endsAt: soon }, TEST_NOW)
  expect(await verify(own, soon)).toMatchObject({ kind: 'session' })
  expect(await verify(own, addElapsed(soon, { seconds: 1 }))).toEqual({ kind: 'expired' })
})

test('in its last second it is good, a second later expired', async () => {
  const own = await token().sign(secrets.signing.privateKey)
  const last = addElapsed(TEST_NOW, { minutes: 30 })
  expect(await verify(own, addElapsed(last, { milliseconds: 999 }))).toMatchObject({ kind: 'session' })
  expect(await verify(own, addElapsed(last, { seconds: 1 }))).toEqual({ kind: 'expired' })
})
