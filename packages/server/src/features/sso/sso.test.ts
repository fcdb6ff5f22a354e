import { SSO_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SsoRealmSettings } from '../../adapters/sso/sso-realm.ts'
import { buildApp } from '../../app/build-app.ts'
import { MINUTE_MS } from '../../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { openProvider, type TestProvider } from '../../testing/openid.ts'
import { SsoBrowser } from '../../testing/sso-browser.ts'
import { accountOf, auditOf, changeAccount, sessionsOf } from '../../testing/test.store.ts'
import { replaceRealms } from './sso.store.ts'

const HR = 'hr@demo.example'
const REALMS = ['acme', 'narrow', 'number', 'everyone', 'custom', 'trusted'] as const

/** The settings that differ between the realms. */
const OWN = {
  acme: {},
  narrow: { clientNumbers: ['10401'] },
  number: { claim: 'identity_number', claimHolds: 'pid' },
  everyone: { clientNumbers: ['*'] },
  custom: { claim: 'sid_number' },
  trusted: { claim: 'sid_number', emailIsVerified: true },
  away: { issuer: 'http://127.0.0.1:1' },
} as const

let salvia: TestApp
let provider: TestProvider
beforeAll(async () => {
  salvia = await openTestApp()
  provider = await openProvider({ origin: 'http://localhost', realms: REALMS })
  await replaceRealms(salvia.services.db, [...REALMS, 'away' as const].map(realmOf))
  provider.add('hr', { email: 'HR@demo.example', email_verified: true })
  provider.add('unverified', { email: HR, email_verified: false })
  provider.add('untold', { email: HR })
  provider.add('nobody', { email: 'nobody@customer.example', email_verified: true })
  provider.add('employee', { email: 'medarbetare@demo.example', email_verified: true })
  provider.add('worker', { email: 'handlaggare@demo.example', email_verified: true })
  provider.add('waiting', { email: 'malin.ekwall@demo.example', email_verified: true })
  provider.add('upn', { email: 'someone@customer.example', email_verified: true, sid_number: HR })
  provider.add('own upn', { email: HR, email_verified: true, sid_number: HR.toUpperCase() })
  provider.add('bare upn', { sid_number: HR })
  provider.add('denied upn', { sid_number: HR, email_verified: false })
  provider.add('stranger', { email: 'begransad@demo.example', email_verified: true })
  const { pid } = await accountOf(salvia.services.db, HR)
  provider.add('number', { identity_number: `${pid?.slice(0, 8)}-${pid?.slice(8)}` })
  provider.add('wrong-number', { identity_number: '190001010000x' })
})
afterAll(async () => {
  await provider.close()
  await salvia.close()
})

function realmOf(realm: keyof typeof OWN): SsoRealmSettings {
  return provider.realm({ realm, ...(OWN[realm] as Partial<SsoRealmSettings>) })
}

const browserOf = () => new SsoBrowser(salvia, provider)
const told = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location]

describe('a sign-in through an organisation', () => {
  test('goes to the provider with state, nonce and PKCE, and hands the portal its session once', async () => {
    const browser = browserOf()
    const begun = await browser.open('/api/sso/acme')
    const there = new URL(String(begun.headers.location))
    expect(there.origin).toBe(provider.issuer)
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      client_id: 'salvia',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost/api/sso/acme/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(begun.headers['cache-control']).toBe('no-store')
    const back = await provider.signIn(there.href, 'hr')
    const ended = await browser.open(back.pathname + back.search)
    expect(told(ended)).toEqual([302, '/sso/acme'])
    expect(ended.cookies.find(({ name }) => name === 'wp_sso')).toMatchObject({
      path: '/sso',
      maxAge: 60,
      sameSite: 'Lax',
    })
    expect(ended.cookies.find(({ name }) => name === 'wp_sso')).not.toHaveProperty('httpOnly')
    expect(ended.cookies.find(({ name }) => name === 'wp_fp')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
    expect(await browser.open(back.pathname + back.search).then(told), 'once').toEqual([
      302,
      '/login?error=SSO_ERROR',
    ])
    const { accessToken = '', ...hints } = browser.hints
    expect(hints).toEqual({ authMethod: 'sso', consentsGiven: [], consentsNeeded: [], consentsDeclined: [] })
    const secret = browser.cookies.get('wp_fp') ?? ''
    const asked = { token: accessToken, headers: { cookie: `wp_fp=${secret}` } }
    expect((await salvia.call('GET', 'profile', asked)).json()).toMatchObject({ email: HR })
    expect((await salvia.call('GET', 'profile', { token: accessToken })).statusCode, 'elsewhere').toBe(498)
    expect(await sessionsOf(salvia.services.db, HR)).toContainEqual(
      expect.objectContaining({ method: 'sso' }),
    )
  })

  test('by identity number, with or without the hyphen', async () => {
    const browser = browserOf()
    expect(told(await browser.signIn('number', 'number'))).toEqual([302, '/sso/number'])
    expect(browser.hints.accessToken).toBeDefined()
  })

  test('of an account that waits to be activated leads to its activation', async () => {
    const browser = browserOf()
    expect(told(await browser.signIn('everyone', 'waiting'))).toEqual([302, '/sso/everyone'])
    const { accessToken, activationToken = '' } = browser.hints
    expect(accessToken).toBeUndefined()
    expect(browser.cookies.has('wp_fp')).toBe(false)
    const activated = await salvia.call('POST', 'accounts', { token: activationToken })
    expect(activated.json()).toMatchObject({ email: 'malin.ekwall@demo.example' })
  })

  test('in two tabs at once ends in both', async () => {
    const browser = browserOf()
    const [one, other] = [await browser.open('/api/sso/acme'), await browser.open('/api/sso/acme')]
    for (const { headers } of [one, other]) {
      const back = await provider.signIn(String(headers.location), 'hr')
      expect(told(await browser.open(back.pathname + back.search))).toEqual([302, '/sso/acme'])
    }
  })

  test('over TLS: every cookie Secure', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const { cookies } = await salvia.app.inject({ method: 'GET', url: '/api/sso/acme', headers })
    expect(cookies).toMatchObject([{ name: '__Host-wp_sso_begin', secure: true, httpOnly: true, path: '/' }])
  })
})

describe('an address in another claim than the email', () => {
  test('is proven where it is the verified email itself', async () => {
    expect(told(await browserOf().signIn('custom', 'own upn'))).toEqual([302, '/sso/custom'])
  })

  test('is proven where the realm says that its provider verifies addresses, and the provider not the opposite', async () => {
    expect(told(await browserOf().signIn('trusted', 'bare upn'))).toEqual([302, '/sso/trusted'])
    expect(told(await browserOf().signIn('trusted', 'upn'))).toEqual([302, '/sso/trusted'])
  })
})

describe('refused', () => {
  test.each([
    ['acme', 'unverified', 'SSO_ERROR'],
    ['acme', 'untold', 'SSO_ERROR'],
    ['custom', 'hr', 'SSO_ERROR'],
    ['number', 'hr', 'SSO_ERROR'],
    ['number', 'wrong-number', 'SSO_ERROR'],
    ['acme', 'nobody', 'SIGN_IN_NOT_AUTHORISED'],
    ['everyone', 'employee', 'SIGN_IN_NOT_PERMITTED'],
    ['narrow', 'stranger', 'SSO_ERROR'],
    ['custom', 'upn', 'SSO_ERROR'],
    ['custom', 'bare upn', 'SSO_ERROR'],
    ['trusted', 'denied upn', 'SSO_ERROR'],
    ['acme', 'worker', 'SSO_ERROR'],
  ])('%s: %s is told %s', async (realm, sub, code) => {
    const browser = browserOf()
    expect(told(await browser.signIn(realm, sub))).toEqual([302, `/login?error=${code}`])
    expect([...browser.cookies.keys()]).toEqual(['wp_sso_begin'])
  })

  test('a closed account is as good as none', async () => {
    await changeAccount(salvia.services.db, HR, { state: 'closed' })
    const answer = await browserOf().signIn('acme', 'hr')
    await changeAccount(salvia.services.db, HR, { state: 'active' })
    expect(answer.headers.location).toMatch(/^\/login\?error=SIGN_IN_NOT_/)
    expect((await auditOf(salvia.services.db, 'sso-refused')).at(-1)).toMatchObject({
      object: 'acme',
      actor: null,
      details: {
        code: expect.stringMatching(/^SIGN_IN_NOT_/),
        network: salvia.services.secrets.addressHash('127.0.0.1'),
        address: salvia.services.secrets.emailHash(HR),
      },
    })
  })

  test('a realm that is trusted with everyone takes a case worker', async () => {
    expect(told(await browserOf().signIn('everyone', 'worker'))).toEqual([302, '/sso/everyone'])
  })

  test.each([
    'unknown',
    '..',
    '..%2F..%2Flogga-in',
    '%2F%2Fevil.example',
    'acme/callback/more',
    'x'.repeat(2000),
    '%00',
    '',
  ])('no such realm: %s', async realm => {
    const answer = await browserOf().open(`/api/sso/${realm}`)
    if (answer.statusCode === 404) expect(realm, 'a path that is folded away').toBe('..')
    else expect(told(answer)).toEqual([302, '/login?error=SSO_INVALID_REALM_ID'])
  })

  test('a provider that does not answer', async () => {
    expect(told(await browserOf().open('/api/sso/away'))).toEqual([302, '/login?error=SSO_ERROR'])
  })

  test('what another browser has begun', async () => {
    const { headers } = await browserOf().open('/api/sso/acme')
    const back = await provider.signIn(String(headers.location), 'hr')
    const victim = browserOf()
    await victim.open('/api/sso/acme')
    expect(told(await victim.open(back.pathname + back.search))).toEqual([302, '/login?error=SSO_ERROR'])
  })

  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'x')],
    ['another code', (back: URL) => back.searchParams.set('code', 'x')],
    ['the provider’s refusal', (back: URL) => back.searchParams.set('error', 'access_denied')],
    ['another realm', (back: URL) => Object.assign(back, { pathname: '/api/sso/everyone/callback' })],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example')],
  ])('on the way back: %s', async (_, spoil) => {
    const browser = browserOf()
    const { headers } = await browser.open('/api/sso/acme')
    const back = await provider.signIn(String(headers.location), 'hr')
    spoil(back)
    expect(told(await browser.open(back.pathname + back.search))).toEqual([302, '/login?error=SSO_ERROR'])
    expect(browser.cookies.has('wp_sso')).toBe(false)
  })

  test('a sign-in that took longer than ten minutes', async () => {
    const browser = browserOf()
    const { headers } = await browser.open('/api/sso/acme')
    const back = await provider.signIn(String(headers.location), 'hr')
    salvia.clock.advance(SSO_SIGN_IN_MINUTES * MINUTE_MS + 1)
    const answer = await browser.open(back.pathname + back.search)
    salvia.clock.set(TEST_NOW)
    expect(told(answer)).toEqual([302, '/login?error=SSO_ERROR'])
  })
})

test('realms that are not named any more are gone, with the sign-ins that were under way', async () => {
  const { db } = salvia.services
  const browser = browserOf()
  const { headers } = await browser.open('/api/sso/custom')
  const kept = REALMS.filter(realm => realm !== 'custom').map(realm => realmOf(realm))
  await replaceRealms(db, kept)
  const back = await provider.signIn(String(headers.location), 'hr')
  const answer = await browser.open(back.pathname + back.search)
  expect(told(answer)).toEqual([302, '/login?error=SSO_INVALID_REALM_ID'])
  await replaceRealms(db, [...kept, realmOf('custom'), realmOf('away')])
  expect((await browser.open('/api/sso/custom')).headers.location).toContain(provider.issuer)
})

test('in production nothing of it goes over plain http', async () => {
  const settings = {
    ...salvia.services.settings,
    environment: 'production' as const,
    publicUrl: 'https://portal.example',
  }
  const app = await buildApp({ ...salvia.services, settings }, salvia.database)
  const open = (proto: string) =>
    app.inject({ method: 'GET', url: '/api/sso/acme', headers: { 'x-forwarded-proto': proto } })
  expect(told(await open('http'))).toEqual([302, '/login?error=INSECURE_CONNECTION'])
  const there = new URL(String((await open('https')).headers.location))
  expect(there.searchParams.get('redirect_uri')).toBe('https://portal.example/api/sso/acme/callback')
  await app.close()
})

describe('signing out', () => {
  test.each([
    ['', 'left', 'SSO_LOGGED_OUT'],
    ['&timeout=True', 'timeout', 'SSO_LOGGED_OUT_TIMEOUT'],
  ])('%s ends the session here and leads to the provider and back', async (query, state, code) => {
    const browser = browserOf()
    await browser.signIn('acme', 'hr')
    const { accessToken: token = '' } = browser.hints
    const cookie = `wp_fp=${browser.cookies.get('wp_fp')}`
    const left = await browser.open(`/api/sso/logout?sso=True${query}`)
    const there = new URL(String(left.headers.location))
    expect(there.origin).toBe(provider.issuer)
    expect(there.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/api/sso/logout')
    expect((await fetch(there)).status, 'an address that the provider knows').toBe(200)
    expect([...browser.cookies.keys()]).toEqual([])
    expect((await salvia.call('GET', 'profile', { token, headers: { cookie } })).statusCode).toBe(498)
    const back = await browser.open(`/api/sso/logout?state=${state}`)
    expect(told(back)).toEqual([302, `/login?error=${code}`])
  })

  test('without a session of single sign-on leads to the sign-in screen and clears nothing', async () => {
    const answer = await browserOf().open('/api/sso/logout?sso=True&timeout=True')
    expect(told(answer)).toEqual([302, '/login?error=SSO_LOGGED_OUT_TIMEOUT'])
    expect(answer.cookies).toEqual([])
  })

  test('at a provider that is gone', async () => {
    const browser = browserOf()
    browser.cookies.set('wp_sso_out', `away.${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`)
    expect(told(await browser.open('/api/sso/logout?sso=True'))).toEqual([302, '/login?error=SSO_LOGGED_OUT'])
  })
})
