import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../api/index.ts'
import { codeOf, type ErrorCode, errorText } from '../error-catalogue/index.ts'
import { AppError } from '../errors/index.ts'
import type { ClientOptions } from './client-options.ts'
import { createClient } from './create-client.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(handler: Handler): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
}

/** A client of a real server, with a record of its callbacks. */
async function clientOf(handler: Handler, options: Partial<ClientOptions> = {}) {
  const ended: ErrorCode[] = []
  const client = createClient(contract, {
    baseUrl: await serve(handler),
    fetch,
    token: () => 'secret',
    locale: () => 'en',
    onTokenExpired: code => ended.push(code),
    ...options,
  })
  return { client, ended }
}

function answer(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, {
    'Content-Type': status < 400 ? 'application/json' : 'application/problem+json',
  })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

const problem = (status: number, code: string, other: object = {}) => ({
  status,
  code,
  title: 'What happened',
  traceId: 'trace-1',
  ...other,
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => expect.fail('the call went through'),
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error : expect.fail(`not an AppError: ${error}`)
}

const id = '0f0d3c3e-6d0c-4f7e-9a43-8f3f0f7a9c11'

test('a call carries method, path, query, token and language', async () => {
  const seen: IncomingMessage[] = []
  const { client } = await clientOf((request, response) => {
    seen.push(request)
    const page = { items: [], counts: { open: 0, finished: 0 }, page: 2, pageSize: 50, total: 0 }
    answer(response, 200, { ...page, answered: 0 })
  })
  const list = await client.cases.list({ query: { status: 'finished', page: 2 } })
  expect(list.total).toBe(0)
  expect(seen[0]?.method).toBe('GET')
  expect(seen[0]?.url).toBe('/api/cases?status=finished&page=2')
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-accept-language': 'en',
    accept: 'application/json',
  })
  expect(seen[0]?.headers).not.toHaveProperty('x-salvia-client')
  expect(seen[0]?.headers).not.toHaveProperty('idempotency-key')
})

test('a body goes as JSON, with the idempotency key and the kind of client where given', async () => {
  const seen: { headers: IncomingMessage['headers']; url: string | undefined; body: unknown }[] = []
  const { client } = await clientOf(
    async (request, response) => {
      seen.push({ headers: request.headers, url: request.url, body: JSON.parse(await textOf(request)) })
      answer(response, 200, {})
    },
    { clientKind: 'portal' },
  )
  const call = client.cases.act(
    { params: { id, event: 'ask' }, body: { text: 'Vilken enhet?' } },
    { idempotencyKey: 'k-1' },
  )
  expect((await failure(call)).code).toBe('UNEXPECTED_ERROR')
  expect(seen[0]?.url).toBe(`/api/cases/${id}/ask`)
  expect(seen[0]?.body).toEqual({ text: 'Vilken enhet?' })
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k-1',
    'x-salvia-client': 'portal',
  })
})

test('an endpoint without an answer resolves to nothing', async () => {
  const { client } = await clientOf((_request, response) => answer(response, 204))
  expect(await client.auth.signOut()).toBeUndefined()
})

test('any endpoint can be called as it is', async () => {
  const { client } = await clientOf((_request, response) => answer(response, 200, { accessToken: 'next' }))
  expect(await client.call(contract.auth.renew, {})).toEqual({ accessToken: 'next' })
})

test('a problem becomes the declared error with its data, sub-status and trace', async () => {
  const { client, ended } = await clientOf((_request, response) =>
    answer(response, 401, problem(401, 'ACCOUNT_LOCKED', { subStatus: 1, data: { minutes: 60 } })),
  )
  const error = await failure(client.auth.signIn({ body: { email: 'bo@exempel.se', password: 'x' } }))
  expect(error).toMatchObject({
    code: 'ACCOUNT_LOCKED',
    status: 401,
    subStatus: 1,
    data: { minutes: 60 },
    traceId: 'trace-1',
  })
  expect(ended).toEqual([])
})

test('what came too often tells when to try again', async () => {
  const { client } = await clientOf((_request, response) =>
    answer(response, 429, problem(429, 'TOO_MANY_REQUESTS', { data: { minutes: 9 } })),
  )
  const error = await failure(client.profile.get())
  expect(errorText(codeOf(error), 'en', error.data).action).toBe('Wait 9 min and try again.')
})

test.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 12:01:30 GMT', 90_000],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s is a wait of %s ms', async (header, wait) => {
  const { client } = await clientOf((_request, response) => {
    response.setHeader('Retry-After', header).setHeader('Date', 'Sun, 22 Nov 2026 12:00:00 GMT')
    answer(response, 429, problem(429, 'TOO_MANY_REQUESTS', { data: { minutes: 2 } }))
  })
  expect(await failure(client.profile.get())).toMatchObject({ retryAfterMs: wait })
})

test('a refused feature is named', async () => {
  const { client } = await clientOf((_request, response) =>
    answer(response, 403, problem(403, 'FEATURE_NOT_ALLOWED', { feature: 'persim', lacks: 'permission' })),
  )
  const error = await failure(client.personnelFile.list({ params: { clientNumber: '20001' } }))
  expect(error).toMatchObject({
    code: 'FEATURE_NOT_ALLOWED',
    data: { feature: 'persim', lacks: 'permission' },
  })
})

test.each([
  [400, 'INVALID_REQUEST'],
  [404, 'NOT_FOUND'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'SERVICE_UNAVAILABLE'],
  [500, 'UNEXPECTED_ERROR'],
  [502, 'SERVICE_UNAVAILABLE'],
  [504, 'SERVICE_UNAVAILABLE'],
])("a proxy's page with status %i is %s", async (status, code) => {
  const { client } = await clientOf((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>No</h1>')
  })
  expect((await failure(client.profile.get())).code).toBe(code)
})

test('a code of a newer server is read by its status', async () => {
  const { client } = await clientOf((_request, response) =>
    answer(response, 404, problem(404, 'GONE_FISHING')),
  )
  expect(await failure(client.profile.get())).toMatchObject({ code: 'NOT_FOUND', traceId: 'trace-1' })
})

test.each([
  ['HTML with status 200', '<html>'],
  ['another shape', '{"items":1}'],
  ['nothing', ''],
])('%s is an unexpected error', async (_what, body) => {
  const { client } = await clientOf((_request, response) => response.writeHead(200).end(body))
  const error = await failure(client.profile.get())
  expect(error.code).toBe('UNEXPECTED_ERROR')
  expect(error.cause).toBeDefined()
})

test('a server that is down, and one that breaks off its answer, is unavailable', async () => {
  const { client } = await clientOf((_request, response) => response.destroy(), {})
  expect(await failure(client.profile.get())).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  const cut = await clientOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('{')
    setTimeout(() => response.destroy(), 20)
  })
  expect((await failure(cut.client.profile.get())).code).toBe('SERVICE_UNAVAILABLE')
  const down = await clientOf(() => {}, { baseUrl: 'http://127.0.0.1:1/api/' })
  expect((await failure(down.client.profile.get())).cause).toBeInstanceOf(TypeError)
})

test('a redirect is not followed with the token', async () => {
  let reached = false
  const elsewhere = await serve((_request, response) => {
    reached = true
    response.end('{}')
  })
  const { client } = await clientOf((_request, response) =>
    response.writeHead(302, { Location: elsewhere }).end(),
  )
  expect((await failure(client.profile.get())).code).toBe('SERVICE_UNAVAILABLE')
  expect(reached).toBe(false)
})

test('a call that is broken off rejects with what its caller said', async () => {
  const stop = new AbortController()
  const { client } = await clientOf(() => stop.abort(new Error('stopped')))
  await expect(client.profile.get({}, { signal: stop.signal })).rejects.toThrow('stopped')
})

test('parameters are encoded, and one that would change the path is refused', async () => {
  const seen: (string | undefined)[] = []
  const { client } = await clientOf((request, response) => {
    seen.push(request.url)
    answer(response, 404, problem(404, 'NOT_FOUND'))
  })
  await failure(client.profile.getForCompany({ params: { clientNumber: 'a/b?c#d å$&' } }))
  expect(seen).toEqual(['/api/profile/a%2Fb%3Fc%23d%20%C3%A5%24%26'])
  for (const clientNumber of ['', '.', '..']) {
    expect((await failure(client.profile.getForCompany({ params: { clientNumber } }))).code).toBe(
      'INVALID_REQUEST',
    )
  }
  expect(seen).toHaveLength(1)
})
