import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import type { Db } from '../db/database.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'

let salvia: TestApp
let tokens: Record<'hr' | 'manager', string>
beforeAll(async () => {
  salvia = await openTestApp()
  tokens = { hr: await salvia.signIn('hr@demo.example'), manager: await salvia.signIn('chef@demo.example') }
})
afterAll(() => salvia.close())

type Method = 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'OPTIONS'
interface Row {
  readonly what: string
  readonly status: number | readonly number[]
  readonly method?: Method
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | string
  readonly as?: 'hr' | 'manager'
}

const HTML = { accept: 'text/html' }
const ROWS: readonly Row[] = [
  { what: 'an answer', status: 200, url: '/api/profile', as: 'hr' },
  { what: 'a file', status: 200, url: '/api/personnel-file-templates/10401/xlsx', as: 'hr' },
  { what: "an order that is no one's", status: 404, method: 'DELETE', url: '/api/bankid/orders/none' },
  {
    what: 'a sign-in',
    status: 200,
    method: 'POST',
    url: '/api/tokens',
    body: { email: 'hr@demo.example', password: DEMO_PASSWORD },
  },
  {
    what: 'a refused sign-in',
    status: 401,
    method: 'POST',
    url: '/api/tokens',
    body: { email: 'ingen@demo.example', password: 'x' },
  },
  {
    what: 'a body that cannot be read',
    status: 400,
    method: 'POST',
    url: '/api/tokens',
    headers: { 'content-type': 'application/json' },
    body: '{',
  },
  { what: 'an address that cannot be read', status: 400, url: '/api/profile/%zz' },
  { what: 'no token', status: 401, url: '/api/profile' },
  { what: 'a feature that is shut', status: 403, url: '/api/personnel-files/10401', as: 'manager' },
  { what: 'a company of someone else', status: 404, url: '/api/profile/99999', as: 'hr' },
  { what: 'no such call', status: 404, url: '/api/finns-inte' },
  { what: 'no such method', status: 404, method: 'OPTIONS', url: '/api/profile' },
  { what: 'the API as a document', status: 200, url: '/api/openapi.json' },
  { what: 'the API as a page', status: 200, url: '/api/docs' },
  { what: 'a realm that is led away', status: 302, url: '/api/sso/finns-inte' },
  { what: 'signing out of single sign-on', status: 302, url: '/api/sso/logout' },
  { what: 'the configuration', status: 200, url: '/config.json' },
  { what: 'the first page, where it is built', status: [200, 404], url: '/', headers: HTML },
  { what: 'a page of the portal', status: [200, 404], url: '/login', headers: HTML },
  { what: 'a file that does not exist', status: 404, url: '/assets/finns-inte.js' },
  {
    what: 'a mail that is unsubscribed',
    status: [204, 400, 498],
    method: 'POST',
    url: '/unsubscribe/finns-inte',
  },
  { what: 'alive', status: 200, url: '/healthz' },
  { what: 'ready', status: 200, url: '/readyz' },
  { what: 'the list of the simulator', status: 200, url: '/bankid-simulator/' },
  { what: 'the style of the simulator', status: 200, url: '/bankid-simulator/style.css' },
  { what: 'an order that the simulator leads away from', status: 303, url: '/bankid-simulator/orders/none' },
  {
    what: "the simulator's own refusal",
    status: 400,
    method: 'POST',
    url: '/bankid-simulator/rp/v6.0/auth',
    body: {},
  },
]

const send = ({ method = 'GET', url, headers = {}, body, as }: Row, app = salvia.app) =>
  app.inject({
    method,
    url,
    headers: { ...headers, ...(as && { authorization: `Bearer ${tokens[as]}` }) },
    ...(body !== undefined && { payload: body }),
  })

/** What is wrong with the headers of an answer. */
function faultsOf({ headers }: LightMyRequestResponse, url: string): string[] {
  const policy = String(headers['content-security-policy'])
  const isApi = url.startsWith('/api')
  const checks: readonly [string, boolean][] = [
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['referrer', headers['referrer-policy'] === 'no-referrer'],
    ['opener', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['resource', headers['cross-origin-resource-policy'] === 'same-origin'],
    ['frames', headers['x-frame-options'] === 'SAMEORIGIN' || headers['x-frame-options'] === 'DENY'],
    ['server', headers['x-powered-by'] === undefined && headers.server === undefined],
    ['origins', headers['access-control-allow-origin'] === undefined],
    ['default-src', /(^|;)default-src 'none'/.test(policy)],
    ['frame-ancestors', /(^|;) ?frame-ancestors 'none'/.test(policy)],
    ['base-uri', /(^|;) ?base-uri 'none'/.test(policy)],
    ['unsafe', !policy.includes('unsafe')],
    ['any host', !/[ :]\*/.test(policy)],
    ['trace', headers['x-trace-id'] !== undefined],
    ['no-store', !isApi || headers['cache-control'] === 'no-store'],
  ]
  return checks.flatMap(([name, holds]) => (holds ? [] : [name]))
}

test.each(ROWS)('$what ($url) carries every header', async row => {
  const response = await send(row)
  expect([row.status].flat()).toContain(response.statusCode)
  expect(faultsOf(response, row.url)).toEqual([])
})

test('so does the answer to a token that is over', async () => {
  const over = await salvia.signIn('chef@demo.example')
  await salvia.call('DELETE', 'tokens', { token: over })
  const response = await salvia.call('GET', 'profile', { token: over })
  expect([response.statusCode, faultsOf(response, '/api/profile')]).toEqual([498, []])
})

test('so do a bug, and what production answers, there with strict transport', async () => {
  const broken = { ...salvia.services, db: new Proxy({} as Db, { get: () => fail }) }
  const settings = { ...salvia.services.settings, environment: 'production' as const }
  const app = await buildApp({ ...broken, settings }, salvia.database)
  const bug = await app.inject({
    method: 'GET',
    url: '/api/profile',
    headers: { authorization: `Bearer ${tokens.hr}` },
  })
  expect([bug.statusCode, faultsOf(bug, '/api/profile')]).toEqual([500, []])
  for (const url of [
    '/api/profile',
    '/api/finns-inte',
    '/config.json',
    '/bankid-simulator/',
    '/api/sso/logout',
  ]) {
    const response = await app.inject({ method: 'GET', url })
    expect(response.headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains')
  }
  await app.close()
})

function fail(): never {
  throw new Error('a bug')
}

describe('the policy of the portal', () => {
  test('lets in nothing but its own files, and no text as script', async () => {
    const { headers } = await salvia.app.inject({ method: 'GET', url: '/config.json' })
    const policy = String(headers['content-security-policy'])
    const sources = Object.fromEntries(policy.split(';').map(part => part.trim().split(/ (.*)/)))
    expect(sources).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'font-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'salvia',
    })
  })
})
