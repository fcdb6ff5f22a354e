import cookie from '@fastify/cookie'
import { contract } from '@salvia/core/api'
import { appError, errorCatalogue } from '@salvia/core/error-catalogue'
import { AppError, problemSchema } from '@salvia/core/errors'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app/build-app.ts'
import { handlers } from '../app/handlers.ts'
import type { Db } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { transaction } from '../db/transaction.ts'
import { onPostgres, openTestApp, type TestApp } from '../testing/index.ts'
import { changeAccount } from '../testing/test.store.ts'
import { newRequestState } from './call.ts'
import { registerErrors } from './errors.ts'
import { asAppError } from './problem.ts'
import { registerRequestLog } from './request-log.ts'
import { registerRoutes } from './routes.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

describe('the language of an error', () => {
  const title = async (headers: Record<string, string>, sent?: string) => {
    const response = await salvia.call('GET', 'profile/99999', { headers, ...(sent ? { token: sent } : {}) })
    return response.json<{ title: string }>().title
  }

  test('is the one asked for, before every other', async () => {
    const headers = { 'x-accept-language': 'en', 'accept-language': 'sv' }
    expect(await title(headers, token)).toBe('What you are looking for does not exist.')
  })

  test("is then the profile's", async () => {
    await changeAccount(salvia.services.db, 'hr@demo.example', { locale: 'en' })
    expect(await title({ 'accept-language': 'sv' }, token)).toBe('What you are looking for does not exist.')
    await changeAccount(salvia.services.db, 'hr@demo.example', { locale: 'sv' })
  })

  test("is then the browser's, and Swedish for any other", async () => {
    expect(await title({ 'accept-language': 'en-GB,sv;q=0.5' })).toBe('You are not signed in.')
    expect(await title({ 'accept-language': 'fi' })).toBe('Du är inte inloggad.')
  })
})

test('an error is a problem with what to do and a trace', async () => {
  const response = await salvia.call('GET', 'finns-inte')
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const problem = problemSchema.strict().parse(response.json())
  expect(problem).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(problem.detail).not.toBe('')
  expect(problem.traceId).toMatch(/^[a-z]{12}$/)
})

test('every answer carries the security headers, and the API is never kept', async () => {
  for (const path of ['profile', 'finns-inte', 'docs', 'openapi.json', 'profile/10401']) {
    const { headers } = await salvia.call('GET', path, { token })
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cache-control'], path).toBe('no-store')
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
})

describe('what cannot be read is one error, 400', () => {
  const send = (payload: string, type: string) =>
    salvia.app.inject({
      method: 'POST',
      url: '/api/employees/10401/searches',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })

  test.each([
    ['broken JSON', '{', 'application/json'],
    ['another type', 'q=x', 'application/x-www-form-urlencoded'],
    ['a prototype', '{"q":"","__proto__":{"x":1}}', 'application/json'],
  ])('%s', async (_, payload, type) => {
    const response = await send(payload, type)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('a body over its limit', async () => {
    const response = await send(JSON.stringify({ q: 'x'.repeat(1_100_000) }), 'application/json')
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test.each([
    ['tokens', { email: 'a\0b@exempel.se', password: 'x' }],
    ['machine-tokens/10401', { name: 'natt\0', grants: ['statistics'] }],
  ])('a NUL in what is sent to %s', async (path, body) => {
    const response = await salvia.call('POST', path, { token, body })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test.each([
    `personnel-files/10401/${'-'.repeat(36)}`,
    'profile/%00',
    'orders/%00',
    'cases/%00',
    'personnel-files/10401/P-1%00',
  ])('an object that cannot be, %s, is one that does not exist', async path => {
    expect((await salvia.call('GET', path, { token })).statusCode).toBe(404)
  })

  test('but an empty body announced as JSON is none', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await salvia.call('POST', 'tokens/renewals', { token, headers })).statusCode).toBe(200)
  })

  test('an address that cannot be decoded', async () => {
    const response = await salvia.app.inject({ method: 'GET', url: '/api/profile/%zz' })
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1e99',
    'page=NaN',
    'pageSize=100000',
    'x=1',
    'filter[__proto__][x]=1',
  ])('a query %s', async query => {
    const { pidHash } = (await salvia.call('GET', 'profile', { token })).json<{ pidHash: string }>()
    const path = `persons/${pidHash}/companies/10401/subordinates/all?${query}`
    expect((await salvia.call('GET', path, { token })).statusCode).toBe(400)
  })
})

test('a bug is 500, with a trace that the log has and nothing of the cause', async () => {
  const services = { ...salvia.services, db: new Proxy({} as Db, { get: () => explode }) }
  const app = await buildApp(services, salvia.database)
  const payload = { email: 'hr@demo.example', password: 'x' }
  const response = await app.inject({ method: 'POST', url: '/api/tokens', payload })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toMatchObject({ code: 'UNEXPECTED_ERROR' })
  expect(response.body).not.toContain('a bug')
  const line = salvia.log.at(-1) ?? ''
  expect(line).toContain('a bug')
  expect(line).toContain(response.json<{ traceId: string }>().traceId)
  await app.close()
})

function explode(): never {
  throw new Error('a bug')
}

test('a database that is away is 503, to be tried again', async () => {
  const away = openPostgres('postgres://salvia@127.0.0.1:1/none')
  const app = await buildApp({ ...salvia.services, db: away.db }, away)
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'GET', url: '/api/profile', headers })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
  expect(response.headers['retry-after']).toBe('5')
  expect((await app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503)
  expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  await app.close()
  await away.close()
})

describe('what came too often', () => {
  const codes = Object.values(errorCatalogue).filter(({ status }) => status === 429)

  test.each(codes)('$code names the minutes, and says when in whole seconds', async declared => {
    expect(declared.action.sv).toContain('{minutes}')
    const app = fastify()
    app.decorateRequest('salvia', { getter: () => newRequestState(salvia.clock) })
    registerErrors(app)
    for (const [index, data] of [{ minutes: 9 }, { minutes: 0.01 }, {}].entries())
      app.get(`/${index}`, () => Promise.reject(new AppError(declared, data)))
    const after = async (path: string) => (await app.inject(path)).headers['retry-after']
    expect([await after('/0'), await after('/1'), await after('/2')]).toEqual(['540', '1', '60'])
    await app.close()
  })
})

test('so is one whose connection is cut during a query, but not a cut connection to anything else', () => {
  const cut = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  expect(asAppError(new DrizzleQueryError('select 1', [], cut)).code).toBe('SERVICE_UNAVAILABLE')
  expect(asAppError(cut).code).toBe('UNEXPECTED_ERROR')
})

test('so is a statement that the database gave up for its time', () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(asAppError(new DrizzleQueryError('select 1', [], slow)).code).toBe('SERVICE_UNAVAILABLE')
})

// The embedded database has no such limit.
onPostgres(() => {
  test('PostgreSQL gives up a statement after 30 s', async () => {
    const given = salvia.services.db.transaction(async tx => {
      await tx.execute(sql`set local statement_timeout = 20`)
      await tx.execute(sql`select pg_sleep(5)`)
    })
    expect(asAppError(await given.catch((error: unknown) => error)).code).toBe('SERVICE_UNAVAILABLE')
    const { rows } = await salvia.services.db.execute(sql`show statement_timeout`)
    expect(rows).toEqual([{ statement_timeout: '30s' }])
  })
})

test.each(['40001', '40P01'])('so is a collision (%s) that stands after every try', async code => {
  const collision = Object.assign(new Error('could not serialize access'), { code })
  let tries = 0
  const given = transaction(salvia.services.db, async () => {
    tries += 1
    throw new DrizzleQueryError('select 1', [], collision)
  })
  expect(asAppError(await given.catch((error: unknown) => error)).code).toBe('SERVICE_UNAVAILABLE')
  expect(tries).toBe(5)
})

test('in production too, no field goes out that is not declared', async () => {
  const settings = { ...salvia.services.settings, environment: 'production' as const }
  const services = { ...salvia.services, settings }
  const app = fastify()
  await app.register(cookie)
  registerRequestLog(app, services)
  const get: typeof handlers.profile.get = async call =>
    Object.assign(await handlers.profile.get(call), { passwordHash: 'hemligt' })
  registerRoutes(app, { ...handlers, profile: { ...handlers.profile, get } }, services)
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'GET', url: '/api/profile', headers })
  expect(response.json()).toMatchObject({ kind: 'person', email: 'hr@demo.example' })
  expect(response.body).not.toContain('hemligt')
  await app.close()
})

test('outside production, an answer or a code that is not declared is an error', async () => {
  const { checkedError } = await import('./call.ts')
  const route = {
    endpoint: contract.profile.get,
    services: salvia.services,
    handler: { act: async () => undefined, beforeRepeat: null },
  }
  expect(checkedError(route, appError('DRAFT_REJECTED')).code).toBe('UNEXPECTED_ERROR')
  expect(checkedError(route, appError('SIGNED_OUT')).code).toBe('SIGNED_OUT')
})
