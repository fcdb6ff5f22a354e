import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configSchema } from '@salvia/core/config'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentDisposition } from '../../http/content-disposition.ts'
import { registerSecurityHeaders } from '../../http/security-headers.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { registerSite } from './site.routes.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const get = (url: string) => salvia.app.inject({ method: 'GET', url })

test('the configuration names the API, the version and, outside production, the demo accounts', async () => {
  const response = await get('/config.json')
  expect(response.headers['cache-control']).toBe('no-cache')
  const config = configSchema.parse(response.json())
  expect(config.KP_API).toBe('/api/')
  expect(config.VERSION.hash).toMatch(/^[\da-f]{12}$/)
  expect(config.DEMO_ACCOUNTS?.map(({ email }) => email)).toHaveLength(11)
})

test('every demo account either signs in or is told why not', async () => {
  const { DEMO_ACCOUNTS = [] } = configSchema.parse((await get('/config.json')).json())
  const codes = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ email, password }) => {
      const response = await salvia.call('POST', 'tokens', { body: { email, password } })
      return response.statusCode === 200 ? 'signed in' : response.json<{ code: string }>().code
    }),
  )
  expect(codes).toEqual([
    ...Array(8).fill('signed in'),
    'SIGN_IN_NOT_PERMITTED',
    'WRONG_LOGIN_METHOD',
    'SIGN_IN_NOT_AUTHORISED',
  ])
})

test('in production there is no demo, and the address is the public one', async () => {
  const { configOf } = await import('./config.ts')
  const { buildApp } = await import('../../app/build-app.ts')
  const settings = {
    ...salvia.services.settings,
    environment: 'production' as const,
    publicUrl: 'https://portal.example',
  }
  const app = await buildApp({ ...salvia.services, settings }, salvia.database)
  const response = await app.inject({ method: 'GET', url: '/config.json' })
  expect(response.json()).toMatchObject({ KP_API: 'https://portal.example/api/' })
  expect(response.body).not.toContain('demo.example')
  expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(configOf(settings, 'x', undefined).DEMO_ACCOUNTS).toBeUndefined()
  await app.close()
})

test('only the worker that draws pictures may compile WebAssembly, and it has no page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salvia-site-'))
  await mkdir(join(folder, 'assets'))
  const names = ['chart-png.worker-Ab_1-x.js', 'review.worker-Ab_1-x.js', 'chart-png-Ab_1-x.js'] as const
  await writeFile(join(folder, 'index.html'), '<title>Salvia</title>')
  for (const name of [...names, `${names[0]}.br`]) await writeFile(join(folder, 'assets', name), '')
  const app = Fastify()
  await registerSecurityHeaders(app, salvia.services.settings)
  await registerSite(app, salvia.services.settings, undefined, folder)
  const policyOf = async (url: string, encoding = 'identity') => {
    const headers = { accept: 'text/html', 'accept-encoding': encoding }
    return String((await app.inject({ url, headers })).headers['content-security-policy'])
  }
  for (const encoding of ['identity', 'br'])
    expect(await policyOf(`/assets/${names[0]}`, encoding), encoding).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';base-uri 'none';frame-ancestors 'none'",
    )
  for (const path of [`assets/${names[1]}`, `assets/${names[2]}`, '', 'chart-png.worker-Ab_1-x.js'])
    expect(await policyOf(`/${path}`), path).toMatch(/script-src 'self';.*trusted-types salvia$/)
  await app.close()
  await rm(folder, { recursive: true })
})

describe('analytics', () => {
  const policy = async (analyticsUrl: string | undefined) => {
    const { buildApp } = await import('../../app/build-app.ts')
    const testUserDomains = ['test.salvia.example']
    const settings = { ...salvia.services.settings, analyticsUrl, testUserDomains }
    const app = await buildApp({ ...salvia.services, settings }, salvia.database)
    const response = await app.inject({ method: 'GET', url: '/config.json' })
    await app.close()
    const { ANALYTICS, INTERNAL_TEST_DOMAINS } = configSchema.parse(response.json())
    const header = String(response.headers['content-security-policy'])
    const sources = Object.fromEntries(
      header.split(';').map(each => [each.split(' ')[0], each.split(' ').slice(1)]),
    )
    return { ANALYTICS, INTERNAL_TEST_DOMAINS, sources }
  }

  test('that is configured is the one other host that scripts, calls and pictures reach', async () => {
    const { sources, ...told } = await policy('https://stat.example/matomo.js')
    expect(told).toEqual({
      ANALYTICS: { SCRIPT: 'https://stat.example/matomo.js', SITE_ID: '1' },
      INTERNAL_TEST_DOMAINS: ['test.salvia.example'],
    })
    expect(sources).toMatchObject({
      'script-src': ["'self'", 'https://stat.example'],
      'connect-src': ["'self'", 'https://stat.example'],
      'img-src': ["'self'", 'data:', 'blob:', 'https://stat.example'],
      'style-src': ["'self'"],
    })
  })

  test('that is not configured: no other host, and nothing is told', async () => {
    const { sources, ANALYTICS, INTERNAL_TEST_DOMAINS } = await policy(undefined)
    expect([ANALYTICS, INTERNAL_TEST_DOMAINS]).toEqual([undefined, undefined])
    expect(Object.values(sources).flat().join(' ')).not.toContain('http')
  })
})

test('the first page, where it is built, is there for whoever watches the address', async () => {
  const ask = async (method: 'GET' | 'HEAD', url: string, headers = {}) =>
    (await salvia.app.inject({ method, url, headers })).statusCode
  const inBrowser = await ask('GET', '/', { accept: 'text/html' })
  const anything = { accept: '*/*' }
  expect([await ask('GET', '/', anything), await ask('GET', '/'), await ask('HEAD', '/', anything)]).toEqual(
    Array(3).fill(inBrowser),
  )
  expect([
    await ask('GET', '/medarbetare', anything),
    await ask('GET', '/api/', { accept: 'text/html' }),
  ]).toEqual([404, 404])
})

test('alive and ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
})

describe('the API tells what it is', () => {
  test('as OpenAPI', async () => {
    const document = (await get('/api/openapi.json')).json<{ openapi: string; paths: object }>()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/tokens')
  })

  test('as a page without scripts, whose style its policy allows', async () => {
    const { body, headers } = await get('/api/docs')
    expect(body).toContain('<code>POST tokens</code>')
    expect(body).not.toContain('<script')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})

describe('the name of a download', () => {
  test.each([
    ['personal.csv', `attachment; filename="personal.csv"; filename*=UTF-8''personal.csv`],
    ['åäö "x".csv', `attachment; filename="___ _x_.csv"; filename*=UTF-8''%C3%A5%C3%A4%C3%B6%20_x_.csv`],
    ['../../etc/passwd', `attachment; filename="passwd"; filename*=UTF-8''passwd`],
    ["it's 100%.csv", `attachment; filename="it's 100_.csv"; filename*=UTF-8''it%27s%20100%25.csv`],
  ])('%s', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })

  test('never breaks out of its header', () => {
    const header = contentDisposition('a\r\nSet-Cookie: x=1;\u202Efdp.exe')
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(header).not.toContain('%E2%80%AE')
  })
})
