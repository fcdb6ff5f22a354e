import { createHmac, generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'
import type { Secrets } from './secrets.ts'

const SESSION = '00000000-0000-4000-8000-000000000001'
const HOUR = 3600
const issuedAt = TEST_NOW.getTime() / 1000

let salvia: TestApp
let secrets: Secrets
beforeAll(async () => {
  salvia = await openTestApp()
  secrets = salvia.services.secrets
})
afterAll(() => salvia.close())

const end = new Date(TEST_NOW.getTime() + 10 * HOUR * 1000)
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
  const own = await signAccessToken(secrets, { id: SESSION, endsAt: end, binding: null }, TEST_NOW)
  expect(await verify(own)).toEqual({ kind: 'session', sessionId: SESSION, binding: null })
  expect(await verify(await token().sign(secrets.signing.privateKey))).toMatchObject({ kind: 'session' })
})

test('it holds no personal data', async () => {
  const own = await signAccessToken(secrets, { id: SESSION, endsAt: end, binding: null }, TEST_NOW)
  const payload = JSON.parse(Buffer.from(own.split('.')[1] ?? '', 'base64url').toString())
  expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'nbf', 'sid'])
})

test('it never outlives its session', async () => {
  const soon = new Date(TEST_NOW.getTime() + 60_000)
  const own = await signAccessToken(secrets, { id: SESSION, endsAt: soon, binding: null }, TEST_NOW)
  expect(await verify(own, soon)).toMatchObject({ kind: 'session' })
  expect(await verify(own, new Date(soon.getTime() + 1_000))).toEqual({ kind: 'expired' })
})

test('in its last second it is good, a second later expired', async () => {
  const own = await token().sign(secrets.signing.privateKey)
  const last = TEST_NOW.getTime() + 1800_000
  expect(await verify(own, new Date(last + 999))).toMatchObject({ kind: 'session' })
  expect(await verify(own, new Date(last + 1_000))).toEqual({ kind: 'expired' })
})

test.each([
  ['of another issuer', { iss: 'someone' }, {}],
  ['for another audience', { aud: 'salvia-activation' }, {}],
  ['not valid yet', { nbf: issuedAt + HOUR }, {}],
  ['without a session', { sid: undefined }, {}],
  ['whose session is no text', { sid: { $ne: '' } }, {}],
  ['without an end', { exp: undefined }, {}],
  ['of another purpose', {}, { typ: 'activation+jwt' }],
  ['of no type', {}, { typ: undefined }],
  ['that is expired and for another audience', { aud: 'x', exp: issuedAt - HOUR }, {}],
])('a token %s is unverifiable', async (_, claims, header) => {
  const signed = await token(claims, header).sign(secrets.signing.privateKey)
  expect(await verify(signed)).toEqual({ kind: 'unverifiable' })
})

test('signed by another key, or by none, it is unverifiable', async () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const unsigned = new UnsecuredJWT({ sid: SESSION }).setIssuer('salvia').setAudience('salvia-api').encode()
  for (const forged of [await token().sign(privateKey), unsigned]) {
    expect(await verify(forged)).toEqual({ kind: 'unverifiable' })
  }
})

test('signed with the public key as a shared secret, it is unverifiable', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const [, payload] = (await token().sign(secrets.signing.privateKey)).split('.')
  for (const format of ['pem', 'der'] as const) {
    const key = secrets.signing.publicKey.export({ type: 'spki', format })
    const body = `${part({ alg: 'HS256', typ: 'at+jwt' })}.${payload}`
    const mac = createHmac('sha256', key).update(body).digest('base64url')
    expect(await verify(`${body}.${mac}`)).toEqual({ kind: 'unverifiable' })
  }
})

test('an embedded key is not asked', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const jwk = publicKey.export({ format: 'jwk' })
  const forged = await token({}, { jwk, kid: '../../etc/passwd', jku: 'https://x.example' }).sign(privateKey)
  expect(await verify(forged)).toEqual({ kind: 'unverifiable' })
})

test('cut anywhere, it is unverifiable', async () => {
  const own = await token().sign(secrets.signing.privateKey)
  for (const length of [0, 1, own.indexOf('.') + 1, own.lastIndexOf('.') + 1, own.length - 4]) {
    expect(await verify(own.slice(0, length))).toEqual({ kind: 'unverifiable' })
  }
})
