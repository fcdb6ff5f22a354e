import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { addElapsed, millisOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/index.ts'
import { mailsAfter, secretIn } from '../testing/mail-box.ts'
import { sessionsOf } from '../testing/test.store.ts'
import { bindingOf } from './browser-binding.ts'

const EMAIL = 'chef@demo.example'
const HOUR = 3600
const issuedAt = millisOf(TEST_NOW) / 1000
const HEADER = { alg: 'EdDSA', typ: 'at+jwt' }
const other = generateKeyPairSync('ed25519')
const ecdsa = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })

let salvia: TestApp
let session: string
let linkSecret: string
beforeAll(async () => {
  salvia = await openTestApp()
  await salvia.signIn(EMAIL)
  session = (await sessionsOf(salvia.services.db, EMAIL))[0]?.id ?? expect.fail('no session')
  const [mail] = await mailsAfter(salvia, () => salvia.call('POST', 'recoveries', { body: { email: EMAIL } }))
  linkSecret = secretIn(mail)
})
afterAll(() => salvia.close())

const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const claims = (changed: object = {}) => ({
  sid: session,
  iss: 'salvia',
  aud: 'salvia-api',
  jti: 'j',
  iat: issuedAt,
  nbf: issuedAt,
  exp: issuedAt + 1800,
  ...changed,
})
const own = () => salvia.services.secrets.signing.privateKey
const ownPublic = () => salvia.services.secrets.signing.publicKey

/** A token that is right in all but what an attack changes. */
function token(changed: object = {}, header: object = {}, key: KeyObject = own()): string {
  const body = `${part({ ...HEADER, ...header })}.${part(claims(changed))}`
  return `${body}.${sign(null, Buffer.from(body), key).toString('base64url')}`
}
const without = (name: string) => token({ [name]: undefined })
function hmac(secret: string | Buffer, header: object = { alg: 'HS256' }): string {
  const body = `${part({ ...HEADER, ...header })}.${part(claims())}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
function signedAs(alg: string, key: KeyObject): string {
  const body = `${part({ ...HEADER, alg })}.${part(claims())}`
  const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' })
  return `${body}.${signature.toString('base64url')}`
}
const bare = (header: object, tail = '') => `${part({ ...HEADER, ...header })}.${part(claims())}${tail}`
const parts = () => token().split('.') as [string, string, string]
/** The other spelling of a last character whose low bits do not count. */
const looseEnd = (text: string) =>
  `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`

/** What is no token of ours: 401. */
const FORGED: Readonly<Record<string, () => string>> = {
  'no algorithm, no signature': () => bare({ alg: 'none' }, '.'),
  'no algorithm in capitals': () => bare({ alg: 'NONE' }, '.'),
  'no algorithm, the right signature': () => `${bare({ alg: 'none' })}.${parts()[2]}`,
  'an algorithm that is no text': () => bare({ alg: null }, '.'),
  'the algorithm left out': () => bare({ alg: undefined }, `.${parts()[2]}`),
  'HS256 with the public key as PEM': () => hmac(ownPublic().export({ type: 'spki', format: 'pem' })),
  'HS256 with the PEM without its last line break': () =>
    hmac(ownPublic().export({ type: 'spki', format: 'pem' }).toString().trim()),
  'HS256 with the public key as DER': () => hmac(ownPublic().export({ type: 'spki', format: 'der' })),
  'HS256 with the raw public key': () =>
    hmac(Buffer.from(ownPublic().export({ format: 'jwk' }).x ?? '', 'base64url')),
  'HS256 with nothing as its key': () => hmac(''),
  'an HMAC that calls itself EdDSA': () =>
    hmac(ownPublic().export({ type: 'spki', format: 'pem' }), { alg: 'EdDSA' }),
  'ES256 by a key of its own': () => signedAs('ES256', ecdsa.privateKey),
  'RS256 by a key of its own': () => signedAs('RS256', rsa.privateKey),
  'another Ed25519 key': () => token({}, {}, other.privateKey),
  'its own key in the header': () =>
    token({}, { jwk: other.publicKey.export({ format: 'jwk' }) }, other.privateKey),
  'a certificate in the header': () => token({}, { x5c: ['MIIB'] }, other.privateKey),
  'a set of keys elsewhere': () => token({}, { jku: 'https://keys.example/set' }, other.privateKey),
  'a certificate elsewhere': () => token({}, { x5u: 'https://keys.example/cert' }, other.privateKey),
  'a key by a path': () => token({}, { kid: '../../../../dev/null' }, other.privateKey),
  'a key by a query': () => token({}, { kid: "x' union select 'a" }, other.privateKey),
  'an extension that must be understood': () => token({}, { crit: ['x'], x: 1 }),
  'a payload that is not encoded': () => token({}, { b64: false, crit: ['b64'] }),
  'another type': () => token({}, { typ: 'JWT' }),
  'the type of an activation': () => token({}, { typ: 'activation+jwt' }),
  'no type': () => token({}, { typ: undefined }),
  'another audience': () => token({ aud: 'salvia-activation' }),
  'no audience': () => without('aud'),
  'another issuer': () => token({ iss: 'https://salvia.example' }),
  'no issuer': () => without('iss'),
  'no end': () => without('exp'),
  'an end that is no number': () => token({ exp: '9999999999' }),
  'no beginning': () => without('nbf'),
  'a beginning in an hour': () => token({ nbf: issuedAt + HOUR }),
  'a beginning in two seconds': () => token({ nbf: issuedAt + 2 }),
  'no session': () => without('sid'),
  'a session that is a query': () => token({ sid: { $ne: null } }),
  'expired, and for another audience': () => token({ exp: issuedAt - HOUR, aud: 'x' }),
  'expired, and signed by another key': () => token({ exp: issuedAt - HOUR }, {}, other.privateKey),
  'a claim changed after it was signed': () =>
    [parts()[0], part(claims({ exp: issuedAt + 99 * HOUR })), parts()[2]].join('.'),
  'a signature cut by one': () => token().slice(0, -1),
  'a signature cut to its half': () => token().slice(0, -43),
  'a signature spelt in another way': () => looseEnd(token()),
  'a signature of zeroes': () => bare({}, `.${'A'.repeat(86)}`),
  'no signature': () => bare({}, '.'),
  'two parts': () => bare({}),
  'four parts': () => `${token()}.x`,
  'five parts, as if encrypted': () => `${token()}.x.y`,
  'an empty header': () => ['', parts()[1], parts()[2]].join('.'),
  'a header that is no object': () => [part('[]'), parts()[1], parts()[2]].join('.'),
  'a payload that is a list': () => {
    const body = `${part(HEADER)}.${part([claims()])}`
    return `${body}.${sign(null, Buffer.from(body), own()).toString('base64url')}`
  },
  'JSON instead of dots': () =>
    JSON.stringify({ protected: parts()[0], payload: parts()[1], signature: parts()[2] }).replaceAll(' ', ''),
  'the secret of a mailed link': () => linkSecret,
  'a machine token that nobody has': () => `salvia_machine_${'A'.repeat(43)}`,
  'a megabyte less than the headers hold': () => `${token()}${'A'.repeat(8_000)}`,
}

const answerTo = async (sent: string, headers: Record<string, string> = {}) => {
  const response = await salvia.call('GET', 'profile', { token: sent, headers })
  const { traceId: _, ...body } = response.json<{ traceId: string; code: string }>()
  return { status: response.statusCode, body, challenge: response.headers['www-authenticate'] }
}

test('the one that every attack begins from is right', async () => {
  expect((await answerTo(token())).status).toBe(200)
})

test.each(Object.entries(FORGED))('%s: 401, and not a word of why', async (_, forge) => {
  const nothing = await answerTo('')
  expect(nothing).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' }, challenge: 'Bearer' })
  expect(await answerTo(forge())).toEqual(nothing)
})

test.each([' ', '\t', '%20', '="', '.', '\u00a0'])('with %j put to it, it is another token', async added => {
  const statuses = [await answerTo(`${token()}${added}x`), await answerTo(`x${added}${token()}`)]
  expect(statuses.map(({ status }) => status)).toEqual([401, 401])
})

test.each(['Basic', 'Token', 'DPoP', ''])('under the scheme %j it is none', async scheme => {
  const response = await salvia.app.inject({
    method: 'GET',
    url: '/api/profile',
    headers: { authorization: `${scheme} ${token()}` },
  })
  expect(response.statusCode).toBe(401)
})

describe('ours, and over: 498, and not a word of why', () => {
  const over = { status: 498, body: { code: 'SIGNED_OUT' } }

  test('in its last second it is good, a second later over', async () => {
    salvia.clock.set(addElapsed(TEST_NOW, { minutes: SESSION_IDLE_MINUTES }))
    expect((await answerTo(token())).status).toBe(200)
    salvia.clock.advance(1_000)
    expect(await answerTo(token())).toMatchObject(over)
    salvia.clock.set(TEST_NOW)
  })

  test('expired, revoked, of an earlier version and of a session that never was are answered alike', async () => {
    const signedOut = await salvia.signIn(EMAIL)
    await salvia.call('DELETE', 'tokens', { token: signedOut })
    const answers = [
      await answerTo(token({ exp: issuedAt - 2, nbf: issuedAt - HOUR, iat: issuedAt - HOUR })),
      await answerTo(signedOut),
      await answerTo(token({ fp: bindingOf('a secret') })),
      await answerTo(token({ fp: null })),
      await answerTo(token({ sid: '00000000-0000-4000-8000-000000000001' })),
    ]
    expect(answers[0]).toMatchObject(over)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('a token that is bound to a browser', () => {
  async function portalSession() {
    const response = await salvia.call('POST', 'tokens', {
      body: { email: EMAIL, password: 'Salvia-demo-1' },
      headers: { 'x-salvia-client': 'portal' },
    })
    const cookie = response.cookies.find(({ name }) => name === 'wp_fp') ?? expect.fail('no cookie')
    return { token: response.json<{ accessToken: string }>().accessToken, secret: cookie.value, cookie }
  }
  const statusWith = async (sent: string, cookie: string) => (await answerTo(sent, { cookie })).status

  test('is good with its cookie alone: without, with another, and with one that is no text it is over', async () => {
    const [one, two] = [await portalSession(), await portalSession()]
    expect(one.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    expect(one.secret).toMatch(/^[\w-]{43}$/)
    expect(await statusWith(one.token, `wp_fp=${one.secret}`)).toBe(200)
    for (const cookie of [
      '',
      'wp_fp=',
      `wp_fp=${two.secret}`,
      `wp_fp=${one.secret}x`,
      `__Host-wp_fp=${one.secret}`,
    ]) {
      expect(await statusWith(one.token, cookie), cookie).toBe(498)
    }
  })

  test('made anew by whoever holds a dump and the signing key is over, whatever it says of its binding', async () => {
    const { secret } = await portalSession()
    const rows = await sessionsOf(salvia.services.db, EMAIL)
    const row = rows.find(({ binding }) => binding === bindingOf(secret))
    const { id: sid, binding } = row ?? expect.fail('no session with the hash of the cookie')
    expect(JSON.stringify(rows)).not.toContain(secret)
    const forged = [{ sid }, { sid, fp: null }, { sid, fp: binding }, { sid, binding }]
    const hashAsSecret = `wp_fp=${binding}`
    for (const changed of forged) {
      expect(await statusWith(token(changed), ''), JSON.stringify(changed)).toBe(498)
      expect(await statusWith(token(changed), hashAsSecret), JSON.stringify(changed)).toBe(498)
    }
    expect(await statusWith(token({ sid }), `wp_fp=${secret}`)).toBe(200)
  })

  test('without its cookie does not keep its session awake', async () => {
    const { token: bound, secret } = await portalSession()
    const cookie = `wp_fp=${secret}`
    salvia.clock.advance(20 * 60_000)
    expect(await statusWith(bound, '')).toBe(498)
    salvia.clock.advance(11 * 60_000)
    expect(await statusWith(bound, cookie)).toBe(498)
    salvia.clock.set(TEST_NOW)
  })

  test('is followed by one with the same binding when it is renewed, and by none without the cookie', async () => {
    const { token: bound, secret } = await portalSession()
    const cookie = `wp_fp=${secret}`
    const renew = (headers: Record<string, string>) =>
      salvia.call('POST', 'tokens/renewals', { token: bound, headers })
    expect((await renew({})).statusCode).toBe(498)
    const { accessToken } = (await renew({ cookie })).json<{ accessToken: string }>()
    expect(await statusWith(accessToken, cookie)).toBe(200)
    expect(await statusWith(accessToken, '')).toBe(498)
  })

  test('is not what the terminal gets: its token has no binding, and no cookie takes part', async () => {
    const response = await salvia.call('POST', 'tokens', {
      body: { email: EMAIL, password: 'Salvia-demo-1' },
    })
    expect(response.cookies).toEqual([])
    const { accessToken } = response.json<{ accessToken: string }>()
    expect(await statusWith(accessToken, 'wp_fp=anything')).toBe(200)
  })
})
